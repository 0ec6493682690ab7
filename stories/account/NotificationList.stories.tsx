import { NotificationList } from "@favilla/design-system/account/NotificationList.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import { Growing, retries } from "../data/loadedList.tsx";
import { stayHere } from "../layout/sample.tsx";
import { press } from "../realKeys.ts";
import { fits, notifications } from "./sample.ts";

const meta = {
  title: "Account/NotificationList",
  component: NotificationList,
  tags: ["!autodocs"],
  args: { state: "loaded", notifications, label: "Le tue notifiche", onRead: fn(), onRetry: fn(), onLoadMore: fn() },
  parameters: { today: "2026-11-22" },
} satisfies Meta<typeof NotificationList>;

export default meta;
type Story = StoryObj<typeof meta>;

const many = Array.from({ length: 120 }, (_, index) => ({
  ...(notifications[index % 4] as (typeof notifications)[number]),
  id: `n-${index}`,
  createdAt: new Date(1_790_000_000_000 - index * 90_000_000).toISOString(),
}));

export const Loaded: Story = {
  name: "Rows by their time [NT-03, NT-09]",
  tags: ["pattern:link"],
  play: async ({ canvasElement }) => {
    const list = within(within(canvasElement).getByRole("region", { name: "Le tue notifiche" }));
    await expect(list.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual(["Questa settimana", "Prima"]);
    await expect(list.getAllByRole("article")).toHaveLength(4);
    await expect(list.getByRole("link", { name: /^Autolettura, da leggere.*entro il 27.nov/i })).toHaveAttribute("href", "#autolettura");
    await expect(list.getByRole("link", { name: "Vedi la fornitura" })).toHaveAttribute("href", "#fornitura");
    await expect(list.getByText(/sconto dal 1º.nov al 31.dic/)).toBeVisible();
    await expect(list.getByText(/scaduta il 1º.nov/)).toBeVisible();
    await expect(list.getAllByRole("article")[3]).toHaveTextContent("Stanotte");
    await expect(within(list.getAllByRole("article")[3] as HTMLElement).queryByRole("link")).toBeNull();
  },
};

/** Without anything newer no heading says "Prima". */
export const One: Story = {
  args: { notifications: notifications.slice(2, 3) },
  play: async ({ canvasElement }) => expect(within(canvasElement).queryByRole("heading")).toBeNull(),
};

/** Another tab takes the notifications away while one of them has focus. */
function Emptied(args: Parameters<typeof NotificationList>[0]) {
  const [isEmpty, setEmpty] = useState(false);
  useEffect(() => {
    const empty = () => setEmpty(true);
    window.addEventListener("storage", empty);
    return () => window.removeEventListener("storage", empty);
  }, []);
  return (
    <div>
      <h1>Notifiche</h1>
      <NotificationList {...args} notifications={isEmpty ? [] : (args.notifications ?? [])} />
    </div>
  );
}

export const TakenAway: Story = {
  name: "Taken away under the focus [CH-67]",
  render: (args) => <Emptied {...args} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    page.getByRole("link", { name: "Vedi la fornitura" }).focus();
    // The list may not listen yet.
    await waitFor(() => {
      window.dispatchEvent(new Event("storage"));
      return expect(page.queryAllByRole("link")).toHaveLength(0);
    });
    await waitFor(() => expect(page.getByRole("heading", { level: 1 })).toHaveFocus());
  },
};

/** Following the link marks the notification as read once. */
export const OpenedByKeys: Story = {
  name: "Opened by keys [NT-01, NT-02, DS-03]",
  args: { notifications: notifications.slice(0, 1) },
  decorators: [stayHere],
  play: async ({ args }) => {
    await press("{Tab}");
    await press("{Tab}");
    await press("{Enter}");
    await expect(args.onRead).toHaveBeenCalledTimes(1);
    await expect(args.onRead).toHaveBeenLastCalledWith("n-1");
  },
};
export const Loading: Story = { tags: ["pattern:busy"], args: { state: "loading", notifications: undefined } };

export const Empty: Story = {
  args: { notifications: [] },
  play: async ({ canvasElement }) => expect(within(canvasElement).getByRole("heading", { name: "Non hai notifiche" })).toBeVisible(),
};

export const Failed: Story = {
  args: { state: "failed" },
  play: retries,
};

/** More notifications are added below; they are announced, and the first one takes focus. */
export const More: Story = {
  name: "Load more by keys [DS-03]",
  tags: ["pattern:load-more"],
  render: (args) => <Growing items={many}>{(shown, more) => <NotificationList {...args} {...more} notifications={shown} />}</Growing>,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole("button", { name: "Mostra altre 10 notifiche" }).focus();
    await press("{Enter}");
    await expect(canvas.getAllByRole("article")).toHaveLength(20);
    await expect(canvas.getAllByRole("article")[10]).toContainElement(document.activeElement as HTMLElement);
    await expect(canvas.getByRole("status")).toHaveTextContent("Mostrate altre 10 notifiche");
  },
};

export const Narrow: Story = { globals: { viewport: { value: "narrow" } }, play: fits };
