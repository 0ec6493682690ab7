import { NotificationsView } from "@favilla/design-system/account/NotificationsView.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { asPage, empty, failure, loaded, loading, loadsBeside } from "../layout/page.tsx";
import { press } from "../realKeys.ts";
import { manyNotifications } from "./pageSample.ts";
import { fits, notifications } from "./sample.ts";

const meta = {
  title: "Account/NotificationsView",
  component: NotificationsView,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", today: "2026-11-22" },
  decorators: asPage("notifications"),
  args: { title: "Notifiche", load: loaded(notifications), onRead: fn() },
} satisfies Meta<typeof NotificationsView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each kind leads to its page; one press marks all as read. */
export const Default: Story = {
  name: "Notifications [NT-01, NT-10]",
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.getByRole("link", { name: /^Autolettura, da leggere/i })).toHaveAttribute("href", "#autolettura");
    await userEvent.click(page.getByRole("button", { name: "Segna tutte come lette" }));
    await expect((args.onRead as ReturnType<typeof fn>).mock.calls).toEqual([["n-1"], ["n-2"]]);
    await expect(page.getByRole("heading", { level: 1 })).toHaveFocus();
  },
};

/** From 1200 px on, the newest notification stands beside the list, unread until it is chosen or marked. */
export const Beside: Story = {
  name: "A notification beside the list [NT-11, NT-12]",
  args: { beside: { opened: null, onOpen: fn(), hrefOf: (id) => `#${id}` } },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const rows = within(await page.findByRole("region", { name: "Le tue notifiche" })).getAllByRole("link");
    await expect(rows).toHaveLength(4);
    await expect(rows[0]).toHaveAttribute("aria-current", "true");
    await expect(rows[0]).toHaveAccessibleName(/^Autolettura, da leggere\. È aperta la finestra/i);
    const detail = within(page.getByRole("region", { name: "La notifica scelta" }));
    await expect(detail.getByRole("heading", { level: 2, name: "Autolettura" })).toBeVisible();
    await expect(detail.getByRole("link", { name: /^Vai all’autolettura/ })).toHaveAttribute("href", "#autolettura");
    await expect(args.onRead).not.toHaveBeenCalled();
    await userEvent.click(rows[1] as HTMLElement);
    await expect(args.beside?.onOpen).toHaveBeenCalledWith("n-2");
    await expect(args.onRead).toHaveBeenCalledWith("n-2");
    await userEvent.click(rows[2] as HTMLElement);
    await expect(args.onRead).toHaveBeenCalledTimes(1);
  },
};

export const BesideMany: Story = {
  name: "Many notifications with one beside them [NT-11]",
  args: { load: loaded(manyNotifications(34)), beside: { opened: "nobody", onOpen: fn(), hrefOf: (id) => `#${id}` } },
  play: async ({ canvasElement }) => {
    const list = within(await within(canvasElement).findByRole("region", { name: "Le tue notifiche" }));
    await expect(list.getAllByRole("link")).toHaveLength(10);
    list.getByRole("button", { name: "Mostra altre 10 notifiche" }).focus();
    await press("{Enter}");
    await waitFor(() => expect(list.getAllByRole("link")[10]).toHaveFocus());
    await expect(list.getAllByRole("link")[0]).toHaveAttribute("aria-current", "true");
  },
};

/** The placeholder has the list and the detail that come. */
export const LoadingBeside: Story = {
  name: "Loading beside the list [NT-19]",
  tags: ["pattern:busy"],
  args: { load: loading, beside: { opened: null, onOpen: fn(), hrefOf: (id) => `#${id}` } },
  play: loadsBeside,
};

export const Loading: Story = { args: { load: loading } };
export const None: Story = { args: { load: empty } };
export const Failed: Story = { args: { load: failure } };

export const NotMarked: Story = {
  args: { markFailed: true },
  play: async ({ canvasElement }) => expect(within(canvasElement).getByRole("alert")).toHaveTextContent("riprova"),
};

export const Many: Story = {
  args: { load: loaded(manyNotifications(34)) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const before = page.getAllByRole("article");
    await expect(before).toHaveLength(10);
    page.getByRole("button", { name: "Mostra altre 10 notifiche" }).focus();
    await press("{Enter}");
    await waitFor(() => expect(page.getAllByRole("article")).toHaveLength(20));
    // In groups, the first new one may stand above older ones.
    const first = page.getAllByRole("article").find((article) => !before.includes(article));
    await waitFor(() => expect(first).toContainElement(document.activeElement as HTMLElement));
  },
};

export const Narrow: Story = { globals: { viewport: { value: "narrow" } }, play: fits };
