import { BillCard } from "@favilla/design-system/bills/BillCard.tsx";
import { BillDetail } from "@favilla/design-system/bills/BillDetail.tsx";
import { DueDates } from "@favilla/design-system/bills/DueDates.tsx";
import type { DueDate } from "@favilla/design-system/bills/dueDate.ts";
import { LastBill } from "@favilla/design-system/bills/LastBill.tsx";
import { StatementRows } from "@favilla/design-system/bills/StatementRows.tsx";
import { statementMovements } from "@favilla/design-system/bills/statementMovements.ts";
import { ToPayPanel } from "@favilla/design-system/bills/ToPayPanel.tsx";
import { WhyAmount } from "@favilla/design-system/bills/WhyAmount.tsx";
import { Card } from "@favilla/design-system/layout/Card.tsx";
import { Stack } from "@favilla/design-system/layout/Stack.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { billInRates, oneLine, sampleBill } from "../bills/sample.ts";
import { autumn, oddBills, summer } from "../bills/whySample.ts";
import { largeText } from "../emulation.ts";

const million = 1_234_567.89;
const today = "2026-11-22";
/** Sixty characters. */
const longName = "Condominio dell’Immaginazione Contemporanea, scala B, int 12";
/** Sixty characters without a space. */
const oneWord = "W".repeat(60);
const amounts = [0, million, -million, null];

const fortyDates: readonly DueDate[] = Array.from({ length: 40 }, (_, index) => ({
  id: String(index),
  day: index % 4 === 0 ? today : `2026-12-${String((index % 28) + 1).padStart(2, "0")}`,
  kind: index % 3 === 0 ? "debit" : "pay",
  name: index % 2 === 0 ? longName : oneWord,
  amount: amounts[index % amounts.length] ?? null,
}));

const rows = amounts.map((amount, index) => ({
  id: String(index),
  commodity: "gas" as const,
  supplyName: index % 2 === 0 ? longName : oneWord,
  year: 2026,
  number: `20261045231${index}`,
  status: "ToBePaid" as const,
  emissionDate: today,
  expiryDate: today,
  paymentDate: null,
  amount,
}));

/** A refused debit, a credit note, instalments, and parts that do not sum to the total. */
const oddDetails = [
  { ...sampleBill, debit: true, status: "NotPaid" as const, expiryDate: "2026-11-02" },
  { ...sampleBill, creditNote: true, total: -35.4, lines: oneLine },
  { ...sampleBill, ...billInRates },
  { ...sampleBill, total: 75 },
];

/** Customers' pages with the oddest data that may come: nothing, millions, credits, names of sixty characters, forty due dates. */
const odd = (
  <Stack gap={4}>
    <ToPayPanel total={million} days={fortyDates.map(({ day }) => day)} href="#come-pagare" headingLevel={2} />
    <Card>
      <DueDates dates={fortyDates} />
    </Card>
    {amounts.map((total, index) => (
      <div key={String(total)} style={{ containerType: "inline-size" }}>
        <BillCard
          {...sampleBill}
          id={`bill-${index}`}
          number={`1045231${index}`}
          supplyName={index % 2 === 0 ? oneWord : longName}
          total={total}
          headingLevel={2}
          onDownload={() => {}}
        />
      </div>
    ))}
    <Card>
      <LastBill amount={million} status="NotPaid" due="Scaduta da 30 giorni" />
    </Card>
    <WhyAmount bill={{ ...autumn, total: million }} previous={{ ...summer, total: -million }} />
    <StatementRows movements={statementMovements(rows)} monthly headingLevel={2} />
  </Stack>
);

/** Bills whose lines are odd, explained, and the pages of a refused debit, a credit note and instalments. */
const bills = (
  <Stack gap={4}>
    {oddBills.map(({ bill, previous }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the list is constant.
      <WhyAmount key={index} bill={bill} previous={previous} />
    ))}
    {oddDetails.map((bill, index) => (
      <BillDetail
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is constant.
        key={index}
        bill={{ ...bill, id: `detail-${index}` }}
        onDownload={() => {}}
      />
    ))}
  </Stack>
);

/** Nothing scrolls sideways, and no amount is broken in two or cut off. */
const fits: Story["play"] = async ({ canvasElement }) => {
  await document.fonts.ready;
  const { clientWidth } = document.documentElement;
  const wide = [...canvasElement.querySelectorAll("*")].filter((element) => element.getBoundingClientRect().right > clientWidth + 1);
  await expect(wide.map(({ className, textContent }) => `${String(className)}: ${textContent}`.slice(0, 80))).toEqual([]);
  const broken = [...canvasElement.querySelectorAll("*")].filter(
    (element) => element.children.length === 0 && /\d,\d\d\s?€$/.test(element.textContent ?? "") && element.getClientRects().length > 1,
  );
  await expect(broken.map(({ textContent }) => textContent)).toEqual([]);
};

const meta = {
  title: "Specification/Odd data",
  tags: ["!autodocs"],
  parameters: { today },
  globals: { viewport: { value: "narrow" } },
  render: () => odd,
  play: fits,
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const Narrow: Story = { name: "320 px [DS-05]" };

/** As wide as a phone at half the size. */
export const LargeText: Story = { name: "Text of 200 % [DS-05]", globals: { viewport: { value: "tablet" } }, beforeEach: largeText };

/** On the smallest phone with the largest text, more than WCAG 1.4.10 and 1.4.4 ask for at once. */
export const NarrowLargeText: Story = { name: "320 px with text of 200 % [DS-05]", beforeEach: largeText };

/** Odd bills are apart, so that no story takes too long in the nine looks of `npm run tool -- matrix`. */
export const Bills: Story = { name: "Bills at 320 px [BL-34] [BL-35] [DS-05]", render: () => bills };
export const BillsLargeText: Story = {
  name: "Bills with text of 200 % [DS-05]",
  globals: { viewport: { value: "tablet" } },
  beforeEach: largeText,
  render: () => bills,
};

/** No amount is in a text, a name or a title. */
export const Discreet: Story = {
  name: "Discreet mode [CH-21]",
  globals: { discreet: "on" },
  render: () => (
    <>
      {odd}
      {bills}
    </>
  ),
  play: async ({ canvasElement }) => {
    const said = [...canvasElement.querySelectorAll("*")].flatMap((element) => [
      ...["aria-label", "title", "alt", "aria-description"].map((name) => element.getAttribute(name) ?? ""),
      element.children.length === 0 ? (element.textContent ?? "") : "",
    ]);
    await expect(said.filter((text) => /234|\d,\d+\s?€/.test(text.replaceAll(/\D?1045231\d?/g, "")))).toEqual([]);
  },
};
