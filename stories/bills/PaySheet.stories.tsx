import { InstalmentNote } from "@favilla/design-system/bills/InstalmentNote.tsx";
import type { InstalmentRequest } from "@favilla/design-system/bills/instalmentPlan.ts";
import { PaySheet } from "@favilla/design-system/bills/PaySheet.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { longBill, sampleBill, sampleBills } from "./sample.ts";

const asked: InstalmentRequest = {
  id: "ir-1",
  year: "2026",
  number: "1045231",
  status: "InProgress",
  reason: null,
  rates: [
    { amount: 3610, day: "2026-12-26" },
    { amount: 3609, day: "2027-01-26" },
  ],
};

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
    creditorFiscalCode: "01234567890",
    instalmentsHref: "tel:800900100",
    onPaid: fn(),
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
    for (const text of ["72,19 €", "Scade tra 6 giorni, il 27 novembre", "3000 0000 0000 0000 26", "Anche Casa al mare", "31,08 €"])
      await expect(inside.getByText(text)).toBeVisible();
    await expect(inside.getByRole("button", { name: "Aggiungi al calendario" })).toBeVisible();
    await userEvent.click(inside.getByRole("button", { name: "Scarica il PDF della bolletta 1045231" }));
    await expect(args.onDownload).toHaveBeenCalledWith("2026-1045231", "pdf");
    await userEvent.click(inside.getByRole("button", { name: "Apri il codice a barre" }));
    await expect(inside.getByText("Codice a barre 300000000000000026")).toBeVisible();
    await userEvent.click(inside.getByRole("button", { name: "Chiudi il codice a barre" }));
    await userEvent.click(inside.getByRole("button", { name: /^Come pagare Casa al mare 31,08\s€/ }));
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

/** A refused debit: a warning on top says so, and nothing of an overdue bill goes into a calendar. */
export const Overdue: Story = {
  name: "Overdue [BL-150] [BL-249]",
  args: {
    bill: { ...late, debit: true, paying: "L’addebito sul conto non ci risulta. Chiedi alla tua banca, o paga con il codice." },
    other: undefined,
  },
  play: async ({ canvasElement }) => {
    const inside = await sheet(canvasElement);
    await expect(inside.getByText("Scaduta da 19 giorni, il 2 novembre")).toBeVisible();
    const warning = inside.getByText(/^L’addebito sul conto non ci risulta/);
    await expect(warning).toHaveTextContent(/risulta\.$/);
    await expect(warning.closest("p")).toHaveTextContent(/risulta\. Chiedi alla tua banca, o paga con il codice\.$/);
    await expect(warning.closest("[data-tone]")).toHaveAttribute("data-tone", "warning");
    const code = inside.getByText("3000 0000 0000 0000 26");
    await expect(warning.compareDocumentPosition(code) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await expect(inside.queryByRole("button", { name: "Aggiungi al calendario" })).toBeNull();
  },
};

const qr = { name: "Codice QR pagoPA dell’avviso" };

/** From 1024 px on the notice's QR code stands beside the code and the places. */
export const QrCode: Story = {
  name: "QR code [BL-145]",
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvasElement }) => {
    const dialog = within(canvasElement).getByRole("dialog");
    const code = await within(dialog).findByRole("img", qr);
    await waitFor(() => expect(code).toBeVisible());
    await expect(dialog.getBoundingClientRect().width).toBe(760);
  },
};

/** A phone cannot scan its own screen. */
export const QrCodePhone: Story = {
  name: "No QR code on a phone [BL-145]",
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => expect((await sheet(canvasElement)).queryByRole("img", qr)).toBeNull(),
};

/** Half a configuration, a debit to come and a short code have no QR code. */
export const NoQrCode: Story = {
  name: "No QR code [BL-145]",
  args: { code: "300000000026" },
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvasElement }) => {
    const inside = await sheet(canvasElement);
    await expect(inside.getByText("3000 0000 0026")).toBeVisible();
    await expect(inside.queryByRole("img", qr)).toBeNull();
  },
};

/** Ways on from a bill that is paid already or cannot be paid now, and the page of the bank with the code filled in. */
export const Ways: Story = {
  name: "Ways [BL-140] [BL-148] [BL-149]",
  args: { payHref: "https://banca.example/avviso/300000000000000026", instalmentsHref: "https://favilla.example/rate" },
  play: async ({ canvasElement, args }) => {
    const inside = await sheet(canvasElement);
    await expect(inside.getByRole("link", { name: /^Paga sul sito/ })).toHaveAttribute("href", args.payHref);
    const cannot = inside.getByRole("link", { name: "Non riesci a pagarla adesso? Chiedi di dividerla in rate" });
    await expect(cannot).toHaveAttribute("href", "https://favilla.example/rate");
    await userEvent.click(inside.getByRole("button", { name: "Ho già pagato Ce ne ricordiamo per 7 giorni" }));
    await expect(args.onPaid).toHaveBeenCalledWith("2026-1045231");
  },
};

/** Instalments were asked for: the state of the request stands in the place of the way to ask. */
export const InstalmentsAsked: Story = {
  name: "Instalments asked for [BL-243]",
  args: { instalmentsHref: "#rate", instalmentsOf: () => <InstalmentNote request={asked} href="#rate" withState /> },
  play: async ({ canvasElement }) => {
    const inside = await sheet(canvasElement);
    await expect(inside.getByText("Stiamo valutando la tua richiesta")).toBeVisible();
    await expect(inside.getByText(/Bolletta 1045231: 2 rate, la prima il 26.dicembre.2026\./)).toBeVisible();
    await expect(inside.getByRole("link", { name: "Vedi la richiesta" })).toHaveAttribute("href", "#rate");
    await expect(inside.queryByText("Non riesci a pagarla adesso?")).toBeNull();
  },
};

/** A site that keeps no reports says that a payment takes some days. */
export const WithoutReports: Story = {
  args: { onPaid: undefined, instalmentsHref: undefined },
  play: async ({ canvasElement }) => expect((await sheet(canvasElement)).getByText(/non pagare due volte/)).toBeVisible(),
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

/** A refused debit and the next bill are in view without scrolling, on a phone of 390 × 844. */
export const Phone: Story = {
  name: "Phone [BL-249]",
  tags: ["pattern:dialog"],
  args: { bill: { ...late, debit: true, paying: "L’addebito sul conto non ci risulta. Chiedi alla tua banca, o paga con il codice." } },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    const inside = await sheet(canvasElement);
    const ways = ["Ho già pagato", "Non riesci a pagarla", "Come pagare Casa al mare"].map((name) => new RegExp(`^${name}`));
    const tops = ways.map(
      (name) => (inside.queryByRole("button", { name }) ?? inside.getByRole("link", { name })).getBoundingClientRect().top,
    );
    await expect(tops).toEqual(tops.toSorted((one, other) => one - other));
    await expect(within(canvasElement).getByRole("dialog").scrollHeight).toBeLessThanOrEqual(812);
  },
};
export const LongText: Story = {
  args: { bill: { ...sampleBill, ...longBill }, other: { ...late, supplyName: longBill.supplyName } },
  globals: { viewport: { value: "narrow" } },
};
