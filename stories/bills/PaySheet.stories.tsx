import { PaySheet } from "@favilla/design-system/bills/PaySheet.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { longBill, sampleBill, sampleBills } from "./sample.ts";

const meta = {
  title: "Bills/PaySheet",
  component: PaySheet,
  tags: ["!autodocs"],
  parameters: { today: "2026-11-21" },
  args: {
    open: true,
    bill: sampleBill,
    code: "300000000000000026",
    barcode: (code: string) => <p>Codice a barre {code}</p>,
    onDownload: fn(),
    calendar: <button type="button">Aggiungi al calendario</button>,
    other: sampleBills[2],
    onOther: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof PaySheet>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The sheet's content, once the sheet has arrived. */
async function sheet(canvasElement: HTMLElement) {
  const dialog = within(canvasElement).getByRole("dialog", { name: "Come pagare" });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

const late = { ...sampleBill, status: "NotPaid", expiryDate: "2026-11-02" } as const;

export const Default: Story = {
  name: "Default [BL-43]",
  tags: ["pattern:dialog", "pattern:disclosure"],
  play: async ({ canvasElement, args }) => {
    const inside = await sheet(canvasElement);
    for (const text of ["72,19 €", "Scade tra 6 giorni, il 27 novembre", "3000 0000 0000 0000 26", "Anche Casa al mare, 31,08 €"])
      await expect(inside.getByText(text)).toBeVisible();
    await expect(inside.getByRole("button", { name: "Aggiungi al calendario" })).toBeVisible();
    await userEvent.click(inside.getByRole("button", { name: "Scarica il PDF della bolletta 1045231" }));
    await expect(args.onDownload).toHaveBeenCalledWith("2026-1045231", "pdf");
    await userEvent.click(inside.getByRole("button", { name: "Apri il codice a barre" }));
    await expect(inside.getByText("Codice a barre 300000000000000026")).toBeVisible();
    await userEvent.click(inside.getByRole("button", { name: "Chiudi il codice a barre" }));
    await userEvent.click(inside.getByRole("button", { name: "Come pagare Casa al mare" }));
    await expect(args.onOther).toHaveBeenCalledWith("2026-1021907");
  },
};

/** The code is copied without spaces; the button says so for two seconds. */
export const Copied: Story = {
  name: "Copied [BL-43]",
  play: async ({ canvasElement }) => {
    const written = fn().mockResolvedValue(undefined);
    Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText: written } });
    const button = (await sheet(canvasElement)).getByRole("button", { name: "Copia il codice" });
    await userEvent.click(button);
    await expect(written).toHaveBeenCalledWith("300000000000000026");
    await waitFor(() => expect(button).toHaveTextContent("Copiato"));
  },
};

/** A refused debit: it says so, and nothing of an overdue bill goes into a calendar. */
export const Overdue: Story = {
  args: {
    bill: { ...late, debit: true, paying: "L’addebito sul conto non ci risulta: chiedi alla tua banca, o paga con il codice." },
    other: undefined,
  },
  play: async ({ canvasElement }) => {
    const inside = await sheet(canvasElement);
    await expect(inside.getByText("Scaduta da 19 giorni, il 2 novembre")).toBeVisible();
    await expect(inside.getByText(/^L’addebito sul conto non ci risulta/)).toBeVisible();
    await expect(inside.queryByRole("button", { name: "Aggiungi al calendario" })).toBeNull();
  },
};

export const TwelveDigits: Story = {
  args: { code: "300000000026" },
  play: async ({ canvasElement }) => expect((await sheet(canvasElement)).getByText("3000 0000 0026")).toBeVisible(),
};

/** Without a code the slip in the PDF is the way. */
export const NoCode: Story = {
  args: { code: null },
  play: async ({ canvasElement }) => {
    const inside = await sheet(canvasElement);
    await expect(inside.queryByRole("button", { name: "Copia il codice" })).toBeNull();
    await expect(inside.getByText("Porta il bollettino che trovi nel PDF")).toBeVisible();
  },
};

export const Phone: Story = { tags: ["pattern:dialog"], globals: { viewport: { value: "phone" } } };
export const LongText: Story = {
  args: { bill: { ...sampleBill, ...longBill }, other: { ...late, supplyName: longBill.supplyName } },
  globals: { viewport: { value: "narrow" } },
};
