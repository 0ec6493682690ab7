import { VoucherDialogs } from "@favilla/design-system/vouchers/VoucherDialogs.tsx";
import { voucherFailures } from "@favilla/design-system/vouchers/VoucherErrorDialog.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { press } from "../realKeys.ts";

const meta = {
  title: "Vouchers/VoucherDialogs",
  component: VoucherDialogs,
  tags: ["!autodocs"],
  argTypes: { failure: { control: "select", options: voucherFailures } },
  args: { unconfirmed: false, busy: false, onConfirm: fn(), onCancel: fn(), onDismiss: fn() },
} satisfies Meta<typeof VoucherDialogs>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = (name: string) => within(document.body).findByRole("alertdialog", { name });

/** A link was opened whose action activates the voucher: nobody has pressed anything, so the safe answer has focus. */
export const Default: Story = {
  name: "Question [VC-21]",
  tags: ["pattern:alertdialog"],
  args: { unconfirmed: true },
  play: async ({ args }) => {
    const question = within(await dialog("Vuoi attivare questo buono?"));
    await waitFor(() => expect(question.getByRole("button", { name: "Non ora" })).toHaveFocus());
    question.getByRole("button", { name: "Attiva il buono" }).focus();
    await press("{Enter}");
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await expect(args.onDismiss).not.toHaveBeenCalled();
    await press("{Escape}");
    await expect(args.onDismiss).toHaveBeenCalledTimes(1);
  },
};

/** A download can be cancelled, an activation can't. */
export const Busy: Story = {
  args: { busy: true },
  play: async () => expect(await within(document.body).findByText("Stiamo preparando il tuo buono…")).toBeVisible(),
};

export const RedeemFailed: Story = {
  name: "Redeem failed [VC-11]",
  args: { failure: "redeem" },
  play: async ({ args }) => {
    await dialog("Non riusciamo ad attivare il buono");
    await press("{Escape}");
    await expect(args.onDismiss).toHaveBeenCalled();
  },
};

export const BarcodeFailed: Story = {
  args: { barcodeFailure: "Controlla la connessione e riprova." },
  play: async () => expect(await dialog("Il codice a barre non si apre: riprova")).toHaveTextContent("Controlla la connessione"),
};

export const Narrow: Story = { globals: { viewport: { value: "narrow" } }, args: { failure: "expired" } };
