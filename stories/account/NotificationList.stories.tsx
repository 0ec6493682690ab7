import { NotificationList } from "@favilla/design-system/account/NotificationList.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { Growing, retries } from "../data/loadedList.tsx";
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
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole("list", { name: "Le tue notifiche" });
    await expect(within(list).getAllByRole("article")).toHaveLength(4);
  },
};

export const One: Story = { args: { notifications: notifications.slice(0, 1) } };
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
    await expect(canvas.getAllByRole("heading")[10]).toHaveFocus();
    await expect(canvas.getByRole("status")).toHaveTextContent("Mostrate altre 10 notifiche");
  },
};

export const Narrow: Story = { globals: { viewport: { value: "narrow" } }, play: fits };
