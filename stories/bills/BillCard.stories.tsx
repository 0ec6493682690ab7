import { billFormats } from "@favilla/design-system/bills/BillCard.tsx";
import { headingLevels } from "@favilla/design-system/text/headingLevel.ts";
import "@favilla/design-system/bills/messages.it.ts";
import { BillCard, type BillFormat } from "@favilla/design-system/bills/BillCard.tsx";
import { paymentStatuses } from "@favilla/design-system/bills/paymentStatus.ts";
import { commodities } from "@favilla/design-system/data/commodity.ts";
import { FavillaProvider } from "@favilla/design-system/theme/FavillaProvider.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { enlarged } from "../emulation.ts";
import { press } from "../realKeys.ts";
import { billInRates, longBill, oneLine, sampleBill, unknownBill } from "./sample.ts";

const meta = {
  title: "Bills/BillCard",
  component: BillCard,
  argTypes: {
    headingLevel: { control: "select", options: headingLevels },
    commodity: { control: "select", options: commodities },
    status: { control: "select", options: paymentStatuses },
    busy: { control: "select", options: billFormats },
    failed: { control: "select", options: billFormats },
  },
  tags: ["!autodocs"],
  parameters: { today: "2026-11-21" },
  args: { ...sampleBill, headingLevel: 2, onDownload: fn(), onPay: fn() },
  // A container as in a list. Its width decides the spaces inside the card.
  decorators: [
    (Card) => (
      <div style={{ containerType: "inline-size" }}>
        <Card />
      </div>
    ),
  ],
} satisfies Meta<typeof BillCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the detail of a card that has one. */
const openDetail = async (canvasElement: HTMLElement) => {
  const button = within(canvasElement).queryByRole("button", { name: /^Dettaglio/ });
  if (button) await userEvent.click(button);
};

const column = { display: "grid", gap: 12 };

export const Default: Story = {
  name: "Default [BL-01] [BL-69]",
  tags: ["pattern:button"],
  play: async ({ canvasElement, args }) => {
    const card = within(within(canvasElement).getByRole("article"));
    await expect(card.getByRole("heading", { name: "Casa di Bologna" })).toBeVisible();
    for (const text of ["Luce · set – ott 2026", "Scade il 27 nov", "72,19 €", "Tra 6 giorni", "n. 1045231 del 3 nov"]) {
      await expect(card.getAllByText(text)[0]).toBeVisible();
    }
    await userEvent.click(card.getByRole("button", { name: "Come pagare la bolletta 1045231" }));
    await expect(args.onPay).toHaveBeenLastCalledWith("2026-1045231");
    await userEvent.click(card.getByRole("button", { name: "Dettaglio della bolletta 1045231" }));
    await expect(card.getByText("Bolletta n. 2026 / 1045231 · Emessa il 3 novembre")).toBeVisible();
    await expect(card.getByText("283 kWh × 0,19572 €")).toBeVisible();
    await userEvent.click(card.getByRole("button", { name: "Scarica il PDF della bolletta 1045231" }));
    await expect(args.onDownload).toHaveBeenLastCalledWith("2026-1045231", "pdf");
    await userEvent.click(card.getByRole("button", { name: "Scarica il CSV della bolletta 1045231" }));
    await expect(args.onDownload).toHaveBeenLastCalledWith("2026-1045231", "csv");
  },
};

/** The tag of each status with its day, and the other day under the amount. */
export const Statuses: Story = {
  render: (args) => (
    <div style={column}>
      {paymentStatuses.map((status) => (
        <BillCard key={status} {...args} supplyName={status} status={status} lines={oneLine} paymentDate="2026-11-20" />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const words = ["Pagata il 20 nov", "Scade il 27 nov", "Scaduta il 27 nov", "Scadeva il 27 nov", "Scadenza 27 nov"];
    const counts = [1, 2, 2, 1, 1];
    for (const [index, text] of words.entries()) {
      await expect(within(canvasElement).getAllByText(text)).toHaveLength(counts[index] ?? 0);
    }
  },
};

export const Commodities: Story = {
  name: "Commodities [BL-17]",
  render: (args) => (
    <div style={column}>
      {commodities.map((commodity) => (
        <BillCard key={commodity} {...args} commodity={commodity} lines={oneLine} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const cards = within(canvasElement).getAllByRole("article");
    const words = ["Luce", "Gas", "Luce e gas", "Canone TV", "Servizi", "Altro"];
    await expect(cards).toHaveLength(words.length);
    for (const [index, card] of cards.entries()) {
      await expect(within(card).getByText(`${words[index]} · set – ott 2026`)).toBeVisible();
      await expect(card.querySelector(`[data-commodity="${commodities[index]}"] svg`)).toBeVisible();
    }
  },
};

/** Enter and Space open and close the detail; Tab reaches all controls in visible order. */
export const Keyboard: Story = {
  name: "Keyboard and detail [DS-03] [BL-02]",
  tags: ["pattern:disclosure"],
  play: async ({ canvasElement, args }) => {
    const card = within(canvasElement);
    const detail = card.getByRole("button", { name: "Dettaglio della bolletta 1045231" });
    await press("{Tab}");
    await press("{Enter}");
    await expect(args.onDownload).toHaveBeenLastCalledWith("2026-1045231", "pdf");
    await press("{Tab}");
    await expect(detail).toHaveFocus();
    await expect(card.getByText("Assistenza caldaia")).not.toBeVisible();
    await press("{Enter}");
    await expect(card.getByText("Assistenza caldaia")).toBeVisible();
    await expect(card.getByText("4,99 €")).toBeVisible();
    await expect(detail).toHaveAttribute("aria-expanded", "true");
    await press("{Tab}");
    await press(" ");
    await expect(args.onPay).toHaveBeenLastCalledWith("2026-1045231");
    await press("{Tab}");
    await press(" ");
    await expect(args.onDownload).toHaveBeenLastCalledWith("2026-1045231", "csv");
    detail.focus();
    await press(" ");
    await expect(card.getByText("Assistenza caldaia")).not.toBeVisible();
  },
};

export const DetailOpen: Story = {
  tags: ["pattern:disclosure"],
  play: async ({ canvasElement }) => openDetail(canvasElement),
};

export const OneLine: Story = {
  name: "One line: no detail [BL-02]",
  args: { lines: oneLine },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("button", { name: /^Dettaglio/ })).toBeNull();
    await expect(within(canvasElement).getByText("n. 1045231 del 3 nov")).toBeVisible();
  },
};

/** The amount, its day and the status are those of the next instalment; one whose day has passed is overdue, and the customer's to pay. */
export const Rates: Story = {
  name: "Rates [BL-18] [BL-47] [BL-48]",
  args: billInRates,
  play: async ({ canvasElement }) => {
    const card = within(canvasElement);
    await expect(card.getByText("Rata 2 di 3 · restano 160,40 € in 2 rate")).toBeVisible();
    await expect(card.getByText(/^Scade l’8 dic$/)).toBeVisible();
    await expect(card.getByText(/^Tra \d+ giorni$/)).toBeVisible();
    await openDetail(canvasElement);
    await expect(card.getByText("Rata 1")).toHaveTextContent("Scadenza 27 nov, pagata il 20 nov");
    await expect(card.getByText("Rata 2")).toHaveTextContent(/Scadenza 8 dic$/);
    await expect(card.getByText("Rata 3")).toHaveTextContent(/Scadenza 11 gen 2027$/);
    await expect(card.getAllByText("80,20 €")).toHaveLength(4);
  },
};

export const LinesAndRates: Story = {
  args: { rates: [{ number: 1, amount: 72.19, expiryDate: "2026-11-27" }] },
};

export const New: Story = { args: { isNew: true, lines: oneLine } };

/** The busy button keeps its width and focus, announces that it is busy and ignores presses. */
export const Busy: Story = {
  tags: ["pattern:button"],
  args: { busy: "pdf" satisfies BillFormat },
  play: async ({ canvasElement, args }) => {
    await press("{Tab}");
    const button = within(canvasElement).getByRole("button", { name: /PDF/ });
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute("aria-busy", "true");
    await press("{Enter}");
    await expect(args.onDownload).not.toHaveBeenCalled();
    await openDetail(canvasElement);
    await userEvent.click(within(canvasElement).getByRole("button", { name: /CSV/ }));
    await expect(args.onDownload).toHaveBeenCalledWith("2026-1045231", "csv");
  },
};

export const PdfOnly: Story = { args: { formats: ["pdf"] } };
export const NoFile: Story = { args: { formats: [], lines: oneLine } };

/** Placeholder, missing and malformed dates, and no total. */
export const NothingKnown: Story = {
  args: unknownBill,
  play: async ({ canvasElement }) => {
    const card = within(canvasElement);
    for (const text of ["–", "Scadenza non indicata", "n. 1045231", "Stato da verificare"]) {
      await expect(card.getByText(text)).toBeVisible();
    }
  },
};

/** Values from a newer server: an unknown status says so, and an unknown file format has no button. */
export const NewWords: Story = {
  name: "Words that are not known",
  args: { status: "InDispute" as never, commodity: "hydrogen" as never, formats: ["xml" as never, "pdf"] },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement);
    await expect(card.getByText("Stato da verificare")).toBeVisible();
    await expect(card.getByText(/^Altro/)).toBeVisible();
    await expect(card.queryByRole("button", { name: /xml/i })).toBeNull();
  },
};

/** A paid bill without payment date shows its due date. */
export const PaidSomeDay: Story = {
  args: { status: "Paid", lines: oneLine },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Pagata")).toBeVisible();
    await expect(within(canvasElement).getByText("Scadenza 27 nov")).toBeVisible();
  },
};

/** Italian uses an apostrophe for the 8th and the 11th. A date in another year shows the year. */
export const Articles: Story = {
  args: { emissionDate: "2026-11-08", expiryDate: "2027-01-11", status: "ToBePaid", lines: oneLine },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("n. 1045231 dell’8 nov")).toBeVisible();
    await expect(within(canvasElement).getByText("Scade l’11 gen 2027")).toBeVisible();
  },
};

export const Amounts: Story = {
  render: (args) => (
    <div style={column}>
      {[0, -12.5, 1234567.89, Number.NaN].map((total) => (
        <BillCard key={total} {...args} total={total} lines={oneLine} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const text of ["0,00 €", "− 12,50 €", "1.234.567,89 €", "–"]) await expect(within(canvasElement).getByText(text)).toBeVisible();
  },
};

/** A credit and a bill of zero are not debts, even after the due date. The computed status does not change (BL-25). */
export const NoDebt: Story = {
  name: "Credit and zero [BL-01] [BL-03]",
  render: (args) => (
    <div style={column}>
      {[-35.4, 0].map((total) => (
        <BillCard key={total} {...args} status="NotPaid" total={total} lines={oneLine} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const cards = within(canvasElement).getAllByRole("article");
    for (const [index, word] of ["A tuo credito", "Niente da pagare"].entries()) {
      const card = cards[index] as HTMLElement;
      await expect(within(card).getByText(word)).toBeVisible();
      await expect(within(card).getByText("Scadenza 27 nov")).toBeVisible();
      await expect(card).not.toHaveTextContent("Scaduta");
      await expect(card).toHaveAttribute("data-status", "NotPaid");
    }
  },
};

const fits: NonNullable<Story["play"]> = async ({ canvasElement }) => {
  await openDetail(canvasElement);
  const card = within(canvasElement).getByRole("article");
  await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
};

export const LongText: Story = { args: longBill, play: fits };
export const Narrow: Story = { args: longBill, globals: { viewport: { value: "narrow" } }, play: fits };
export const Phone: Story = { args: { isNew: true }, globals: { viewport: { value: "phone" } }, play: fits };

/** At twice the text size and the spacing of WCAG 1.4.12, nothing overlaps or is cut off. */
export const LargeText: Story = {
  name: "Large text [DS-05]",
  args: { supplyName: longBill.supplyName },
  globals: { viewport: { value: "phone" } },
  decorators: [
    (Card) => (
      <div style={{ lineHeight: 1.5, letterSpacing: "0.12em", wordSpacing: "0.16em" }}>
        <style data-story>{enlarged}</style>
        <Card />
      </div>
    ),
  ],
  play: fits,
};

/** On a tablet too, texts of a row stand below each other if they do not fit: beside the amount, the name has 5rem at least. */
export const LargeTextTablet: Story = {
  ...LargeText,
  name: "Large text on a tablet [DS-05]",
  globals: { viewport: { value: "tablet" } },
  play: async (context) => {
    await fits(context);
    const heading = within(context.canvasElement).getByRole("heading");
    await expect(heading.clientWidth).toBeGreaterThan(5 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
  },
};

export const OtherWords: Story = {
  name: "Other words [DS-06]",
  decorators: [
    (Card) => (
      <FavillaProvider messages={{ bills: { due: "Da pagare {date}", detail: "Cosa paghi" }, data: { electricity: "Energia elettrica" } }}>
        <Card />
      </FavillaProvider>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Cosa paghi")).toBeVisible();
    await expect(within(canvasElement).getByText(/^Energia elettrica/)).toBeVisible();
  },
};

/** A note, extra content in the opened detail, and a file whose download failed. */
export const NoteAndInside: Story = {
  name: "Note, inside, failed download [BL-83]",
  args: {
    note: "L’importo comprende un conguaglio.",
    paying: "Pagala in banca, alle Poste o in tabaccheria: trovi il codice in “Come pagare”.",
    href: "#bolletta",
    inside: <p>Le letture di questa bolletta</p>,
    failed: "pdf",
    onDetail: fn(),
  },
  play: async ({ canvasElement, args }) => {
    const card = within(canvasElement);
    await expect(card.getByText(/^L’importo comprende/)).toBeVisible();
    await userEvent.click(card.getByText("Dettaglio"));
    await expect(card.getByText(/^Pagala in banca/)).toBeVisible();
    await expect(card.getByRole("link", { name: "Apri la pagina della bolletta 1045231" })).toHaveAttribute("href", "#bolletta");
    await waitFor(() => expect(args.onDetail).toHaveBeenCalledWith(args.id));
    await expect(card.getByText("Le letture di questa bolletta")).toBeVisible();
    await expect(
      card.getByText("Il file non è arrivato: è un problema nostro o della connessione. La bolletta è al sicuro: riprova."),
    ).toBeVisible();
    await userEvent.click(card.getByRole("button", { name: /^Riprova a scaricare il PDF/ }));
    await expect(args.onDownload).toHaveBeenCalledWith(args.id, "pdf");
  },
};

/** A bill that is debited automatically has its date and no way to pay, until the debit is refused. */
export const Debit: Story = {
  name: "Debit [BL-39]",
  render: (args) => (
    <div style={column}>
      <BillCard {...args} debit status="Expiring" />
      <BillCard {...args} id="1045232" debit status="NotPaid" expiryDate="2026-11-02" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [coming, refused] = within(canvasElement).getAllByRole("article") as [HTMLElement, HTMLElement];
    await expect(within(coming).getByText("Addebito il 27 nov")).toBeVisible();
    await expect(within(coming).getByText("Tra 6 giorni")).toBeVisible();
    await expect(coming).not.toHaveTextContent(/Da pagare|In scadenza|Scade/);
    await expect(within(coming).queryByRole("button", { name: /^Come pagare/ })).toBeNull();
    await expect(within(refused).getByText("Scaduta il 2 nov")).toBeVisible();
    await expect(within(refused).getByText("Da 19 giorni")).toBeVisible();
    await expect(within(refused).getByRole("button", { name: /^Come pagare/ })).toBeVisible();
  },
};

/** A payment that the customer has reported is on its way: neither red nor to be paid, for seven days. */
export const Reported: Story = {
  name: "Reported as paid [BL-141]",
  render: (args) => (
    <div style={column}>
      <BillCard {...args} status="NotPaid" expiryDate="2026-11-02" reported={{ day: "2026-11-21", instalments: [] }} />
      <BillCard {...args} id="1045232" status="NotPaid" expiryDate="2026-11-02" reported={{ day: "2026-11-14", instalments: [] }} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [coming, asked] = within(canvasElement).getAllByRole("article") as [HTMLElement, HTMLElement];
    await expect(within(coming).getByText("Pagamento in arrivo")).toBeVisible();
    await expect(within(coming).getByText("Pagata da te oggi")).toBeVisible();
    await expect(coming).not.toHaveTextContent(/Scaduta/);
    await expect(within(coming).queryByRole("button", { name: /^Come pagare/ })).toBeNull();
    await expect(within(asked).getByText("Scaduta il 2 nov")).toBeVisible();
    await expect(within(asked).getByRole("button", { name: /^Come pagare/ })).toBeVisible();
  },
};

/** A credit note is called so; its amount is green, with a minus sign and words. */
export const CreditNote: Story = {
  name: "Credit note [BL-42]",
  args: { creditNote: true, total: -35.4, status: "ToBePaid", lines: oneLine },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement);
    for (const text of [/^Nota di credito · Luce/, "− 35,40 €", "A tuo credito", "n. 1045231 del 3 nov"])
      await expect(card.getByText(text)).toBeVisible();
    await expect(card.queryByRole("button", { name: /^Come pagare/ })).toBeNull();
  },
};

/** Parts that do not add up to the total are said not to. */
export const PartsDiffer: Story = {
  name: "Parts that do not add up",
  args: { total: 80 },
  play: async ({ canvasElement }) => {
    await openDetail(canvasElement);
    await expect(within(canvasElement).getByText("Le voci danno 72,19 €: il conto completo è nel PDF.")).toBeVisible();
  },
};

/** Files with an address are links, as a page without script has them. */
export const FileLinks: Story = {
  name: "Files as links [PK-17]",
  tags: ["pattern:link"],
  args: { fileHrefs: { pdf: "/bollette/1045231.pdf", csv: "/bollette/1045231.csv" }, lines: oneLine },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement);
    for (const format of ["pdf", "csv"]) {
      const link = card.getByRole("link", { name: `Scarica il ${format.toUpperCase()} della bolletta 1045231` });
      await expect(link).toHaveAttribute("href", `/bollette/1045231.${format}`);
      await expect(link).toHaveAttribute("download");
    }
    await expect(card.queryByRole("button", { name: /^Scarica/ })).toBeNull();
  },
};

export const Discreet: Story = {
  decorators: [
    (Card) => (
      <FavillaProvider discreet>
        <Card />
      </FavillaProvider>
    ),
  ],
  play: async ({ canvasElement }) => {
    await openDetail(canvasElement);
    await expect(canvasElement).not.toHaveTextContent(/72,19|55,39|0,19572/);
  },
};

const longNames = ["Via San Giovanni in Immaginario 125", "Casa di campagna della zia Genoveffa, secondo piano a sinistra"];

/**
 * A card of the list on a phone of 390 px is 162 px high with its number and its day of issue, "Nuova" among them. Beside a name of 60
 * characters the amount stays in the first row.
 */
const inList = (highest: number): Story => ({
  globals: { viewport: { value: "phone" } },
  decorators: [
    (Card) => (
      <div style={{ inlineSize: 358, maxInlineSize: "100%", containerType: "inline-size" }}>
        <Card />
      </div>
    ),
  ],
  render: (args) => (
    <div style={column}>
      <BillCard {...args} isNew />
      <BillCard {...args} id="paid" status="Paid" paymentDate="2026-11-20" total={1064.75} />
      <BillCard {...args} id="debit" debit />
      {longNames.map((name, index) => (
        <BillCard key={name} {...args} id={`long-${index}`} supplyName={name} total={1064.75} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [first, paid, debit, ...long] = within(canvasElement).getAllByRole("article") as HTMLElement[];
    for (const card of [first, paid, debit]) {
      await expect(card?.getBoundingClientRect().height).toBeLessThanOrEqual(highest);
      // The months stay together: the text beside them wraps first.
      await expect(
        within(card as HTMLElement)
          .getByText(/·.*–/)
          .getBoundingClientRect().height,
      ).toBeLessThan(30);
    }
    for (const card of long) {
      const [name, amount] = [within(card).getByRole("heading"), within(card).getAllByText(/64[,.]75/)[0]].map((part) =>
        part?.getBoundingClientRect(),
      );
      await expect(amount?.top).toBeLessThan((name?.top ?? 0) + 26);
      await expect(amount?.left).toBeGreaterThanOrEqual(name?.right ?? 0);
    }
  },
});

export const InList: Story = { ...inList(163), name: "In a list on a phone [BL-69] [BL-70]" };

const [inEnglish, inGerman] = [inList(182), inList(173)];

/** Of longer languages one text at the end of a row wraps: beside "Electricity", beside "Abbuchung". */
export const InListEnglish: Story = {
  ...inEnglish,
  name: "In a list on a phone, in English [BL-70] [BL-248]",
  globals: { ...inEnglish.globals, language: "en" },
};
export const InListGerman: Story = {
  ...inGerman,
  name: "In a list on a phone, in German [BL-70] [BL-248]",
  globals: { ...inGerman.globals, language: "de" },
};

export const Hover: Story = { parameters: { pseudo: { hover: true } } };
export const Focus: Story = { parameters: { pseudo: { focusVisible: true } } };
