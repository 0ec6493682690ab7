import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentProps } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { NotificationsView } from "@favilla/design-system/account/NotificationsView.tsx";
import { BringAFriendView } from "@favilla/design-system/account/ReferralView.tsx";
import { RequestsView } from "@favilla/design-system/account/RequestsView.tsx";
import { NoRequests } from "../../portal/src/rooms/account/requests/statusRequest.ts";
import { fits } from "../account/sample.ts";
import { press } from "../realKeys.ts";
import { manyNotices, manyRequests, notices, requestSupplies, requests } from "./profileSample.ts";
import { asPage, empty, failure, loaded, loading, today } from "./sample.tsx";

const meta = {
  title: "Pages/Account",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", today },
  decorators: asPage("requests"),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** These pages are in the customer's menu, not in the main one. */
const ofNotifications = { parameters: { menuItem: "notifications" } };
const ofFriend = { parameters: { menuItem: "bringAFriend" } };

const notifications: ComponentProps<typeof NotificationsView> = {
  load: loaded(notices),
  onRead: fn(),
  markFailed: false,
  readings: true,
  promo: true,
  vouchers: false,
  referralCampaigns: ["AMICO"],
  sentWindows: new Set(),
};

/** Each kind links to its page, or has no link if the page is not offered. */
export const Notifications: Story = {
  ...ofNotifications,
  name: "Notifications [NT-01, NT-03]",
  render: () => <NotificationsView {...notifications} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(canvasElement).not.toHaveTextContent("INTERNA-42");
    await expect(page.getByRole("link", { name: /^Vai all’autolettura/ })).toHaveAttribute("href", "/autolettura");
    await expect(page.queryByRole("link", { name: /^Vedi i buoni/ })).toBeNull();
    await expect(page.getByText(/^È scaduta il 1. novembre 2026\.$/)).toBeVisible();
    await userEvent.click(page.getAllByRole("button", { name: /^Segna come letta/ })[0] as HTMLElement);
    await expect(notifications.onRead).toHaveBeenLastCalledWith("n-1");
  },
};

export const NotificationsLoading: Story = { ...ofNotifications, render: () => <NotificationsView {...notifications} load={loading} /> };
export const NotificationsNone: Story = { ...ofNotifications, render: () => <NotificationsView {...notifications} load={empty} /> };
export const NotificationsFailed: Story = { ...ofNotifications, render: () => <NotificationsView {...notifications} load={failure} /> };
export const NotificationNotMarked: Story = { ...ofNotifications, render: () => <NotificationsView {...notifications} markFailed /> };

export const NotificationsMany: Story = {
  ...ofNotifications,
  render: () => <NotificationsView {...notifications} load={loaded(manyNotices(34))} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getAllByRole("article")).toHaveLength(10);
    page.getByRole("button", { name: "Mostra altre 10 notifiche" }).focus();
    await press("{Enter}");
    await waitFor(() => expect(page.getAllByRole("article")).toHaveLength(20));
    await waitFor(() => expect(within(page.getAllByRole("article")[10] as HTMLElement).getByRole("heading")).toHaveFocus());
  },
};

/** Each request says who must act next. */
export const Requests: Story = {
  name: "Requests [RQ-01] [RQ-11]",
  render: () => <RequestsView supplies={requestSupplies} load={loaded(requests)} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const group = (name: string) => within(page.getByRole("list", { name })).getAllByRole("article");
    await expect(group("Tocca a noi")).toHaveLength(2);
    await expect(group("Tocca a te")).toHaveLength(1);
    await expect(group("Da verificare")).toHaveLength(1);
    await expect(group("Tocca a noi")[1]).toHaveTextContent("Via dei Tigli 14 · foglio 128, particella 45");
    await expect(group("Fatte")[0]).toHaveTextContent("Casa di Bologna · conto •••• 3456");
    const again = page.getByRole("link", { name: /^Invia di nuovo/ });
    await expect(again).toHaveAttribute("href", "/forniture/s-1?pannello=indirizzi");
  },
};

/** The API reports "no request" as an error, which is shown as an empty state. */
export const RequestsNone: Story = {
  name: "No requests [RQ-02]",
  render: () => <RequestsView supplies={requestSupplies} load={{ ...failure, error: new NoRequests("none") }} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole("heading", { name: "Non hai richieste in corso" })).toBeVisible();
    await expect(page.queryByRole("button", { name: "Riprova" })).toBeNull();
    await expect(page.getByRole("link", { name: "Vai alle forniture" })).toBeVisible();
  },
};
export const RequestsFailed: Story = {
  render: () => <RequestsView supplies={requestSupplies} load={failure} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Riprova" }));
    await expect(failure.retry).toHaveBeenCalled();
  },
};
export const RequestsMany: Story = { render: () => <RequestsView supplies={requestSupplies} load={loaded(manyRequests(23))} /> };

const terms = {
  title: "Porta un amico",
  description: "Se un amico sceglie Favilla con il tuo codice, ricevete tutti e due uno sconto in bolletta.",
  reward: 30,
  shareText: "Passa a Favilla con il mio codice.",
  shareUrl: "https://favilla.example/amici/GIULIA-7Q2K",
  validTo: "2027-03-20",
};
const customer = loaded({ friendCode: "GIULIA-7Q2K" });

export const Friend: Story = {
  ...ofFriend,
  globals: { viewport: { value: "narrow" } },
  render: () => <BringAFriendView customer={customer} promo={{ state: "success", configuration: terms }} />,
  play: fits,
};
export const FriendLoading: Story = { ...ofFriend, render: () => <BringAFriendView customer={customer} promo={{ state: "loading" }} /> };
export const FriendUnknown: Story = {
  ...ofFriend,
  name: "Promotion not loaded [PR-03]",
  render: () => <BringAFriendView customer={customer} promo={{ ...failure, state: "unknown" }} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Riprova" }));
    await expect(failure.retry).toHaveBeenCalled();
  },
};
export const FriendOff: Story = {
  ...ofFriend,
  name: "No promotion [PR-01]",
  render: () => <BringAFriendView customer={customer} promo={{ state: "failure" }} />,
  play: async ({ canvasElement }) => expect(within(canvasElement).getByText("Adesso non c’è nessuna promozione")).toBeVisible(),
};
