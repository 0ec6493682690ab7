import { NotificationCard, type NotificationFacts, notificationKinds } from "@favilla/design-system/account/NotificationCard.tsx";
import { headingLevels } from "@favilla/design-system/text/headingLevel.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, within } from "storybook/test";
import { stayHere } from "../layout/sample.tsx";
import { press } from "../realKeys.ts";
import { fits, longWord, notifications } from "./sample.ts";

const [selfReading, promo, voucher, other] = notifications as [NotificationFacts, NotificationFacts, NotificationFacts, NotificationFacts];

const meta = {
  title: "Account/NotificationCard",
  component: NotificationCard,
  argTypes: { headingLevel: { control: "select", options: headingLevels }, kind: { control: "select", options: notificationKinds } },
  tags: ["!autodocs"],
  args: { ...other, onRead: fn(), headingLevel: 2 },
  parameters: { today: "2026-11-22" },
} satisfies Meta<typeof NotificationCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unread: Story = {
  name: "Unread, with a deadline to come [NT-03]",
  args: selfReading,
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("Da leggere");
    await expect(canvasElement).toHaveTextContent("Hai tempo fino al 27 novembre 2026.");
    await expect(within(canvasElement).getByRole("link", { name: "Vedi la fornitura: Autolettura, 20 novembre 2026" })).toBeVisible();
  },
};

export const Discount: Story = {
  name: "Discount period [NT-03]",
  args: promo,
  play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent("Lo sconto vale dal 1º novembre 2026 al 31 dicembre 2026."),
};

export const PastDeadline: Story = {
  name: "Deadline past [NT-03]",
  args: voucher,
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("È scaduta il 1º novembre 2026.");
    await expect(within(canvasElement).queryByRole("button")).toBeNull();
  },
};

export const PlainNotice: Story = {};

/** Following the link marks the notification as read once. */
export const OpenedByKeys: Story = {
  name: "Opened by keys [NT-01, NT-02, DS-03]",
  args: selfReading,
  decorators: [stayHere],
  play: async ({ args }) => {
    await press("{Tab}");
    await press("{Enter}");
    await expect(args.onRead).toHaveBeenCalledTimes(1);
    await expect(args.onRead).toHaveBeenLastCalledWith("n-1");
  },
};

/** The button disappears when the notification is read; focus stays in the notification. */
export const MarkedByKeys: Story = {
  name: "Marked as read by keys [NT-02, DS-03]",
  args: { ...promo, supplyHref: undefined },
  render: function Reading(args) {
    const [read, setRead] = useState(false);
    return <NotificationCard {...args} read={read} onRead={() => setRead(true)} />;
  },
  play: async ({ canvasElement }) => {
    await press("{Tab}");
    await press("{Tab}");
    await press("{Enter}");
    await expect(canvasElement).not.toHaveTextContent("Da leggere");
    await expect(within(canvasElement).getByRole("heading", { name: "Promozione" })).toHaveFocus();
  },
};

export const BrokenData: Story = {
  args: {
    kind: "campagna" as never,
    text: " ",
    createdAt: "0001-01-01T00:00:00.000Z",
    deadline: null,
    href: undefined,
    supplyHref: undefined,
  },
  play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent("Questa notifica non ha testo."),
};

export const LongText: Story = {
  globals: { viewport: { value: "narrow" } },
  args: { text: `<p>${longWord}</p><script>alert(1)</script>` },
  play: fits,
};
