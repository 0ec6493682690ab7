import { LoadMore } from "@favilla/design-system/actions/LoadMore.tsx";
import { BillCard, type BillCardProps } from "@favilla/design-system/bills/BillCard.tsx";
import { Amount } from "@favilla/design-system/data/Amount.tsx";
import { DescriptionList } from "@favilla/design-system/data/DescriptionList.tsx";
import { useFormats } from "@favilla/design-system/data/useFormats.ts";
import { AmountField } from "@favilla/design-system/forms/AmountField.tsx";
import { DateField } from "@favilla/design-system/forms/DateField.tsx";
import { MonthField } from "@favilla/design-system/forms/MonthField.tsx";
import { Stack } from "@favilla/design-system/layout/Stack.tsx";
import * as de from "@favilla/design-system/locales/de.ts";
import * as en from "@favilla/design-system/locales/en.ts";
import { FavillaProvider, type FavillaProviderProps } from "@favilla/design-system/theme/FavillaProvider.tsx";
import { linkProps } from "@favilla/design-system/theme/link.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";

const bill: BillCardProps = {
  id: "bill-1",
  commodity: "electricity",
  supplyName: "Via Cernaia 12",
  year: 2026,
  number: "1045231",
  status: "Expiring",
  emissionDate: "2026-11-03",
  expiryDate: "2027-01-13",
  paymentDate: null,
  total: 1064.75,
  period: { from: "2026-09-01", to: "2026-10-31" },
  formats: [],
};

/** One minute past midnight in Rome, and the evening before in New York. */
const moment = "2026-11-26T23:01:00Z";

function Fields() {
  const [amount, setAmount] = useState<number | null>(1234.5);
  const [day, setDay] = useState<string | null>("2026-11-27");
  const [month, setMonth] = useState<string | null>("2026-11");
  return (
    <>
      <AmountField label="A" value={amount} onChange={setAmount} />
      <DateField label="B" value={day} onChange={setDay} />
      <MonthField label="C" min="2024-01" max="2026-12" value={month} onChange={setMonth} />
    </>
  );
}

function Formats() {
  const { formatDate, formatDayMonth, formatList, formatMonthYear, formatNumber, formatQuantity, compareTexts } = useFormats();
  return (
    <DescriptionList
      items={[
        { label: "formatNumber", value: formatNumber(1234567.5) },
        { label: "formatQuantity", value: formatQuantity(1234, "kWh") },
        { label: "formatDate", value: formatDate(moment) },
        { label: "formatDayMonth", value: formatDayMonth("2026-12-01", { year: true }) },
        { label: "formatMonthYear", value: formatMonthYear("2026-12") },
        { label: "formatList", value: formatList(["F1", "F2", "F3"]) },
        { label: "compareTexts", value: ["Zürich", "Öd", "Bolzano"].toSorted(compareTexts).join(" · ") },
        { label: "Amount", value: <Amount euros={-1064.75} /> },
      ]}
    />
  );
}

const Sample = () => (
  <Stack>
    <BillCard {...bill} />
    <Formats />
    <Fields />
    <LoadMore count={10} hasMore remaining={12345} />
  </Stack>
);

const meta = {
  title: "Words/Region",
  component: FavillaProvider,
  argTypes: { linkProp: { control: "select", options: linkProps } },
  tags: ["!autodocs"],
  // A provider keeps what the one around it has, and the toolbar's has a language.
  parameters: { provider: false },
  args: { children: <Sample /> },
  render: (args: FavillaProviderProps) => (
    <div lang={args.locale}>
      <FavillaProvider {...args} />
    </div>
  ),
} satisfies Meta<typeof FavillaProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the text of a part of the page, with plain spaces. */
const textOf = (element: Element) => (element.textContent ?? "").replace(/\s/g, " ");

/** Checks that a story's sample has these texts. */
const has = (canvas: HTMLElement, ...texts: readonly string[]) => Promise.all(texts.map((text) => expect(textOf(canvas)).toContain(text)));

/** Without props all is Italian, in Rome's time and in euros. */
export const Italian: Story = {
  name: "Italian [DS-28]",
  play: async ({ canvasElement }) => {
    await has(canvasElement, "1.064,75 €", "il 13 gen", "1.234.567,5", "27/11/2026", "1º dicembre 2026", "F1, F2 e F3");
    await expect(within(canvasElement).getByLabelText("A")).toHaveValue("1.234,50");
    await expect(within(canvasElement).getByLabelText("B")).toHaveValue("27/11/2026");
  },
};

/** South Tyrol: words of the catalogue, dates and order of texts of German. */
export const German: Story = {
  name: "German [DS-28]",
  args: { locale: "de-IT", messages: de },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await has(canvasElement, "1.064,75 €", "am 13. Jan", "1.234.567,5", "27.11.2026", "1. Dezember 2026", "F1, F2 und F3");
    await has(canvasElement, "Bolzano · Öd · Zürich", "Sep – Okt 2026", "− 1.064,75 €");
    const day = page.getByLabelText("B");
    await expect(day).toHaveValue("27.11.2026");
    await userEvent.clear(day);
    await userEvent.type(day, "3112");
    await expect(day).toHaveValue("31.12");
    await userEvent.type(day, "2026");
    await userEvent.tab();
    await expect(day).toHaveValue("31.12.2026");
    await expect(day).toBeValid();
    await expect(page.getByRole("option", { name: "Dezember" })).toBeInTheDocument();
  },
};

/** English as in Britain, for a customer in Italy. */
export const English: Story = {
  name: "English [DS-28]",
  args: { locale: "en-IT", messages: en },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await has(canvasElement, "€1,064.75", "on 13 Jan", "1,234,567.5", "27/11/2026", "1 December 2026", "F1, F2 and F3", "− €1,064.75");
    const amount = page.getByLabelText("A");
    await expect(amount).toHaveValue("1,234.50");
    await userEvent.clear(amount);
    await userEvent.type(amount, "2,500.5");
    await userEvent.tab();
    await expect(amount).toHaveValue("2,500.50");
    await expect(amount).toBeValid();
  },
};

/** Each part of a page has the language of its own provider. */
export const TwoLanguages: Story = {
  name: "Two languages on one page [DS-28]",
  args: { children: null },
  render: () => (
    <Stack>
      <section aria-label="Deutsch" lang="de">
        <FavillaProvider locale="de-IT" messages={de}>
          <BillCard {...bill} id="german" />
        </FavillaProvider>
      </section>
      <section aria-label="Italiano">
        <BillCard {...bill} id="italian" />
      </section>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await has(page.getByRole("region", { name: "Deutsch" }), "am 13. Jan");
    await has(page.getByRole("region", { name: "Italiano" }), "il 13 gen");
  },
};

/** A moment near midnight is the day of the region's zone, whatever the browser's is. */
export const OtherZone: Story = {
  name: "Another time zone [DS-28]",
  args: { timeZone: "America/New_York", children: <Formats /> },
  play: ({ canvasElement }) => has(canvasElement, "26/11/2026").then(() => undefined),
};

/** Swiss francs, written as Italian writes them. */
export const OtherCurrency: Story = {
  name: "Another currency [DS-28]",
  args: { currency: "CHF" },
  play: async ({ canvasElement }) => {
    await has(canvasElement, "1.064,75 CHF", "− 1.064,75 CHF");
    await expect(textOf(canvasElement)).not.toContain("€");
  },
};

/** A locale that the browser does not know is Italian. In development the console says so. */
export const UnknownLocale: Story = {
  name: "A locale the browser lacks [DS-28]",
  args: { locale: "tlh", children: <Formats /> },
  render: (args) => <FavillaProvider {...args} />,
  play: ({ canvasElement }) => has(canvasElement, "1.234.567,5", "F1, F2 e F3", "1º dicembre 2026").then(() => undefined),
};
