import { BarcodeDialog } from "@favilla/design-system/vouchers/BarcodeDialog.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { underOpener } from "../overlays/Opener.tsx";
import { press } from "../realKeys.ts";
import { barcode } from "./sample.ts";

const meta = {
  title: "Vouchers/BarcodeDialog",
  component: BarcodeDialog,
  tags: ["!autodocs"],
  args: { ...barcode, open: false, onClose: fn() },
  render: underOpener(BarcodeDialog, "Mostra il codice a barre"),
} satisfies Meta<typeof BarcodeDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: "phone" } };
const opener = (canvasElement: HTMLElement) => within(canvasElement).getByRole("button", { name: "Mostra il codice a barre" });
const openIt: NonNullable<Story["play"]> = async ({ canvasElement }) => {
  await userEvent.click(opener(canvasElement));
  await waitFor(() => expect(within(canvasElement).getByRole("heading", { name: "Mostra questo codice alla cassa" })).toBeVisible());
};

export const Phone: Story = {
  name: "Phone [VC-06]",
  tags: ["pattern:dialog"],
  globals: phone,
  play: async (context) => {
    await openIt(context);
    const dialog = within(context.canvasElement.querySelector("dialog") as HTMLElement);
    for (const text of ["Valido", "FV2026000123", "Numero di serie", "2026000123", /Mostra il codice alla cassa/]) {
      await expect(dialog.getByText(text)).toBeVisible();
    }
    // Its encoder is loaded when it is needed.
    await expect(await dialog.findByRole("img", { name: "Codice a barre" })).toBeVisible();
    await expect(dialog.getByText("20,00 €", { normalizer: (text) => text.replace("\u00a0", " ") })).toBeVisible();
  },
};

/** Enter opens it, Escape closes it, and focus returns to its button. */
export const Keyboard: Story = {
  name: "Keyboard [DS-03]",
  tags: ["pattern:dialog"],
  globals: phone,
  play: async ({ canvasElement, args }) => {
    await press("{Tab}");
    await press("{Enter}");
    await expect(within(canvasElement).getByRole("heading", { name: "Mostra questo codice alla cassa" })).toHaveFocus();
    await press("{Escape}");
    await expect(canvasElement.querySelector("dialog")).toBeNull();
    await expect(opener(canvasElement)).toHaveFocus();
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

export const Desktop: Story = { play: openIt };

export const NothingElse: Story = {
  globals: phone,
  args: { barcodeTerms: null, serialNumber: null, image: null, amount: null },
  play: openIt,
};

export const LongText: Story = {
  globals: { viewport: { value: "narrow" } },
  args: { barcode: "FV-2026-000123-ABCDEF", barcodeTerms: "Mostra il codice alla cassa prima di pagare. ".repeat(6) },
  play: async (context) => {
    await openIt(context);
    const dialog = context.canvasElement.querySelector("dialog") as HTMLElement;
    await expect(dialog.scrollWidth).toBe(dialog.clientWidth);
  },
};
