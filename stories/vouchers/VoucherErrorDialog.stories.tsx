import { VoucherErrorDialog, voucherFailures } from "@favilla/design-system/vouchers/VoucherErrorDialog.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { underOpener } from "../overlays/Opener.tsx";
import { press } from "../realKeys.ts";

const meta = {
  title: "Vouchers/VoucherErrorDialog",
  component: VoucherErrorDialog,
  argTypes: { failure: { control: "select", options: voucherFailures } },
  tags: ["!autodocs"],
  args: { failure: "download", open: false, onClose: fn() },
  render: underOpener(VoucherErrorDialog, "Scarica il PDF"),
} satisfies Meta<typeof VoucherErrorDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const opens =
  (title: string): NonNullable<Story["play"]> =>
  async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Scarica il PDF" }));
    await waitFor(() => expect(within(canvasElement).getByRole("alertdialog", { name: title })).toBeVisible());
  };

export const Download: Story = { name: "Download [VC-11]", tags: ["pattern:alertdialog"], play: opens("Il PDF non si è scaricato") };
export const Redeem: Story = {
  name: "Redeem [VC-11]",
  args: { failure: "redeem" },
  play: opens("Non riusciamo ad attivare il buono"),
};

export const Expired: Story = { name: "Expired [VC-26]", args: { failure: "expired" }, play: opens("Il buono è scaduto") };

/** "Chiudi" has focus; Enter presses it, and focus returns to the opener. */
export const Keyboard: Story = {
  name: "Keyboard [DS-03]",
  tags: ["pattern:alertdialog"],
  play: async ({ canvasElement, args }) => {
    await press("{Tab}");
    await press("{Enter}");
    await expect(within(canvasElement).getByRole("button", { name: "Chiudi" })).toHaveFocus();
    await press("{Enter}");
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await expect(within(canvasElement).getByRole("button", { name: "Scarica il PDF" })).toHaveFocus();
  },
};

export const Narrow: Story = { globals: { viewport: { value: "narrow" } }, play: opens("Il PDF non si è scaricato") };
