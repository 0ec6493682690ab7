import { billFormats } from "@favilla/design-system/bills/BillCard.tsx";
import { BillDownloadDialog } from "@favilla/design-system/bills/BillDownloadDialog.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { press } from "../realKeys.ts";
import { sampleBill } from "./sample.ts";

const meta = {
  title: "Bills/BillDownloadDialog",
  component: BillDownloadDialog,
  argTypes: { busy: { control: "select", options: billFormats }, failed: { control: "select", options: billFormats } },
  tags: ["!autodocs"],
  parameters: { today: "2026-11-21" },
  args: { open: true, bill: sampleBill, allBillsHref: "#bollette", homeHref: "#home", onDownload: fn() },
} satisfies Meta<typeof BillDownloadDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = (canvasElement: HTMLElement) => within(canvasElement).getByRole("dialog", { name: "La tua bolletta" });

/** The dialog is 400 px wide without close button; Escape does not close it, and two links lead on. */
export const Default: Story = {
  name: "Default [BL-12] [DS-03]",
  tags: ["pattern:dialog"],
  play: async ({ canvasElement, args }) => {
    const inside = within(dialog(canvasElement));
    await waitFor(() => expect(dialog(canvasElement).getBoundingClientRect().width).toBe(400));
    await expect(inside.queryByRole("button", { name: "Chiudi" })).toBeNull();
    await expect(inside.getByRole("link", { name: "Vedi tutte le bollette" })).toHaveAttribute("href", "#bollette");
    await expect(inside.getByRole("link", { name: "Torna alla home" })).toHaveAttribute("href", "#home");
    await press("{Escape}");
    await expect(dialog(canvasElement)).toHaveAttribute("open");
    await press("{Tab}");
    await press("{Enter}");
    await expect(args.onDownload).toHaveBeenCalledWith("2026-1045231", "pdf");
    await press("{Tab}");
    await press(" ");
    await expect(args.onDownload).toHaveBeenCalledWith("2026-1045231", "csv");
  },
};

/** A bill that is due is paid from here: "Come pagare" is the first and the only filled button. */
export const Due: Story = {
  name: "Due [BL-147]",
  args: { bill: { ...sampleBill, href: "#bolletta" }, formats: ["pdf"], onPay: fn() },
  play: async ({ canvasElement, args }) => {
    const inside = within(dialog(canvasElement));
    await expect(inside.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Come pagare", "Scarica il PDF"]);
    await press("{Tab}");
    await press("{Enter}");
    await expect(args.onPay).toHaveBeenCalledWith("2026-1045231");
    await expect(inside.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      "Vedi la bolletta",
      "Vedi tutte le bollette",
      "Torna alla home",
    ]);
  },
};

/** A bill that is paid, or whose payment is on its way, begins with its PDF. */
export const Paid: Story = {
  name: "Paid [BL-147]",
  args: { bill: { ...sampleBill, status: "Paid", paymentDate: "2026-11-15" }, formats: ["pdf"], onPay: fn() },
  play: async ({ canvasElement }) => {
    const inside = within(dialog(canvasElement));
    await expect(inside.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Scarica il PDF"]);
  },
};

export const PdfOnly: Story = { args: { formats: ["pdf"] } };
export const Busy: Story = { tags: ["pattern:dialog"], args: { busy: "pdf" } };

/** The button of a failed download offers a retry. */
export const Failed: Story = {
  args: { failed: "pdf" },
  play: async ({ canvasElement }) => {
    const again = within(dialog(canvasElement)).getByRole("button", { name: /^Riprova a scaricare il PDF della bolletta \d+$/ });
    await expect(again).toHaveTextContent("Riprova");
    await expect(within(dialog(canvasElement)).getByRole("button", { name: "Scarica il CSV" })).toBeEnabled();
  },
};

export const LongText: Story = {
  args: { bill: { ...sampleBill, supplyName: "Condominio Campione, scala B, interno 12, locali comuni e box", total: 1234567.89 } },
  globals: { viewport: { value: "narrow" } },
};
export const Phone: Story = { tags: ["pattern:dialog"], globals: { viewport: { value: "phone" } } };
