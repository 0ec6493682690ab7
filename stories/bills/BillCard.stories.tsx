import { billFormats } from "@favilla/design-system/bills/BillCard.tsx";
import { headingLevels } from "@favilla/design-system/text/headingLevel.ts";
import "@favilla/design-system/bills/messages.it.ts";
import { BillCard, type BillFormat } from "@favilla/design-system/bills/BillCard.tsx";
import { paymentStatuses } from "@favilla/design-system/bills/paymentStatus.ts";
import { commodities } from "@favilla/design-system/data/commodity.ts";
import { FavillaProvider } from "@favilla/design-system/theme/FavillaProvider.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
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
  args: { ...sampleBill, headingLevel: 2, onDownload: fn() },
  // A container as in a list, whose width decides between one row and several.
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

const column = { display: "grid", gap: 12 };

export const Default: Story = {
  name: "Default [BL-01]",
  tags: ["pattern:button"],
  play: async ({ canvasElement, args }) => {
    const card = within(within(canvasElement).getByRole("article"));
    await expect(card.getByRole("heading", { name: "Casa di Bologna" })).toBeVisible();
    for (const text of [
      "Luce · Bolletta n. 2026 / 1045231",
      "Emessa il 3 novembre · Periodo settembre – ottobre 2026",
      "In scadenza",
      "72,19 €",
      "Scade il 27 novembre",
    ]) {
      await expect(card.getByText(text)).toBeVisible();
    }
    await userEvent.click(card.getByRole("button", { name: "Scarica il PDF della bolletta 1045231" }));
    await expect(args.onDownload).toHaveBeenLastCalledWith("2026-1045231", "pdf");
    await userEvent.click(card.getByRole("button", { name: "Scarica il CSV della bolletta 1045231" }));
    await expect(args.onDownload).toHaveBeenLastCalledWith("2026-1045231", "csv");
  },
};

/** The text of each status, and the date under the amount. */
export const Statuses: Story = {
  render: (args) => (
    <div style={column}>
      {paymentStatuses.map((status) => (
        <BillCard key={status} {...args} supplyName={status} status={status} lines={oneLine} paymentDate="2026-11-20" />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const words = ["Pagata il 20 novembre", "Scade il 27 novembre", "Scaduta il 27 novembre", "Scadenza 27 novembre"];
    const counts = [1, 2, 2, 1];
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
      await expect(within(card).getByText(`${words[index]} · Bolletta n. 2026 / 1045231`)).toBeVisible();
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
    const detail = canvasElement.querySelector("summary") as HTMLElement;
    await press("{Tab}");
    await press("{Enter}");
    await expect(args.onDownload).toHaveBeenLastCalledWith("2026-1045231", "pdf");
    await press("{Tab}");
    await press(" ");
    await expect(args.onDownload).toHaveBeenLastCalledWith("2026-1045231", "csv");
    await press("{Tab}");
    await expect(detail).toHaveFocus();
    await expect(detail).toHaveAccessibleName("Dettaglio della bolletta 1045231");
    await expect(card.getByText("Assistenza caldaia")).not.toBeVisible();
    await press("{Enter}");
    await expect(card.getByText("Assistenza caldaia")).toBeVisible();
    await expect(card.getByText("4,99 €")).toBeVisible();
    await expect(detail).toHaveFocus();
    await press(" ");
    await expect(card.getByText("Assistenza caldaia")).not.toBeVisible();
  },
};

export const DetailOpen: Story = {
  tags: ["pattern:disclosure"],
  play: async ({ canvasElement }) => userEvent.click(canvasElement.querySelector("summary") as HTMLElement),
};

export const OneLine: Story = {
  name: "One line: no detail [BL-02]",
  args: { lines: oneLine },
  play: async ({ canvasElement }) => expect(canvasElement.querySelector("details")).toBeNull(),
};

export const Rates: Story = {
  name: "Rates [BL-18]",
  args: billInRates,
  play: async ({ canvasElement }) => {
    const card = within(canvasElement);
    await press("{Tab}");
    await press("{Tab}");
    await press("{Tab}");
    await press(" ");
    await expect(card.getByText("Rata 1")).toHaveTextContent("Scadenza 27 novembre, pagata il 20 novembre");
    await expect(card.getByText("Rata 2")).toHaveTextContent(/Scadenza 8 dicembre$/);
    await expect(card.getByText("Rata 3")).toHaveTextContent(/Scadenza 11 gennaio 2027$/);
    await expect(card.getAllByText("80,20 €")).toHaveLength(3);
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
    for (const text of ["–", "Scadenza non indicata", "Data di emissione non indicata", "Stato da verificare"]) {
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
    await expect(card.getByText(/^Altro · Bolletta n\./)).toBeVisible();
    await expect(card.getAllByRole("button")).toHaveLength(1);
  },
};

/** A paid bill without payment date shows its due date. */
export const PaidSomeDay: Story = {
  args: { status: "Paid", lines: oneLine },
  play: async ({ canvasElement }) => expect(within(canvasElement).getByText("Scadenza 27 novembre")).toBeVisible(),
};

/** Italian uses an apostrophe for the 8th and the 11th. A date in another year shows the year. */
export const Articles: Story = {
  args: { emissionDate: "2026-11-08", expiryDate: "2027-01-11", lines: oneLine },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^Emessa l’8 novembre ·/)).toBeVisible();
    await expect(within(canvasElement).getByText("Scade l’11 gennaio 2027")).toBeVisible();
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
    for (const text of ["0,00 €", "-12,50 €", "1.234.567,89 €", "–"]) await expect(within(canvasElement).getByText(text)).toBeVisible();
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
      await expect(within(card).getByText("Scadenza 27 novembre")).toBeVisible();
      await expect(card).not.toHaveTextContent("Scaduta");
      await expect(card).toHaveAttribute("data-status", "NotPaid");
    }
  },
};

const fits: NonNullable<Story["play"]> = async ({ canvasElement }) => {
  await userEvent.click(canvasElement.querySelector("summary") as HTMLElement);
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
        <style>{"html { font-size: 200% }"}</style>
        <Card />
      </div>
    ),
  ],
  play: fits,
};

/** On a tablet, text of this size does not fit in one row, so the card has the layout of a phone. */
export const LargeTextTablet: Story = {
  ...LargeText,
  name: "Large text on a tablet [DS-05]",
  globals: { viewport: { value: "tablet" } },
  play: async (context) => {
    await fits(context);
    const heading = within(context.canvasElement).getByRole("heading");
    await expect(heading.clientWidth).toBeGreaterThan(10 * Number.parseFloat(getComputedStyle(heading).fontSize));
  },
};

export const OtherWords: Story = {
  name: "Other words [DS-06]",
  decorators: [
    (Card) => (
      <FavillaProvider messages={{ bills: { due: "Paga entro {date}", detail: "Cosa paghi" }, data: { electricity: "Energia elettrica" } }}>
        <Card />
      </FavillaProvider>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Cosa paghi")).toBeVisible();
    await expect(within(canvasElement).getByText("Energia elettrica · Bolletta n. 2026 / 1045231")).toBeVisible();
  },
};

/** A note, extra content in the opened detail, and a file whose download failed. */
export const NoteAndInside: Story = {
  args: {
    note: "Pagala con il bollettino che trovi nel PDF: in banca, alle Poste o in tabaccheria.",
    inside: <p>Le letture di questa bolletta</p>,
    failed: "pdf",
    onDetail: fn(),
  },
  play: async ({ canvasElement, args }) => {
    const card = within(canvasElement);
    await expect(card.getByText(/^Pagala con/)).toBeVisible();
    await userEvent.click(card.getByText("Dettaglio"));
    await waitFor(() => expect(args.onDetail).toHaveBeenCalledWith(args.id));
    await expect(card.getByText("Le letture di questa bolletta")).toBeVisible();
    await userEvent.click(card.getByRole("button", { name: /^Riprova a scaricare il PDF/ }));
    await expect(args.onDownload).toHaveBeenCalledWith(args.id, "pdf");
  },
};

export const Hover: Story = { parameters: { pseudo: { hover: true } } };
export const Focus: Story = { parameters: { pseudo: { focusVisible: true } } };
