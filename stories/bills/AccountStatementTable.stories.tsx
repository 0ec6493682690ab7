import { AccountStatementTable, type AccountStatementTableProps } from "@favilla/design-system/bills/AccountStatementTable.tsx";
import { type AccountStatementSort, sortStatement } from "@favilla/design-system/bills/accountStatement.ts";
import { type StatementMovement, statementMovements, withBalances } from "@favilla/design-system/bills/statementMovements.ts";
import { loadStates } from "@favilla/design-system/data/loadState.ts";
import { LiveRegion } from "@favilla/design-system/feedback/LiveRegion.tsx";
import { PageHeader } from "@favilla/design-system/layout/PageHeader.tsx";
import { Stack } from "@favilla/design-system/layout/Stack.tsx";
import { headingLevels } from "@favilla/design-system/text/headingLevel.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useMemo, useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { press } from "../realKeys.ts";
import { manyRows, sampleRows, totalOf } from "./statementSample.ts";

const balanceOf = (movements: readonly StatementMovement[]) =>
  Math.round(movements.reduce((sum, { amount }) => sum + (amount ?? 0) * 100, 0)) / 100;

const meta = {
  title: "Bills/AccountStatementTable",
  component: AccountStatementTable,
  argTypes: { headingLevel: { control: "select", options: headingLevels }, state: { control: "select", options: loadStates } },
  tags: ["!autodocs"],
  args: { state: "loaded", rows: sampleRows, total: totalOf(sampleRows), totalCount: sampleRows.length },
  decorators: [
    (Story) => (
      <Stack gap={6}>
        <PageHeader title="Estratto conto" />
        <Story />
      </Stack>
    ),
  ],
} satisfies Meta<typeof AccountStatementTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One document per row, with a link on its number, and the total. */
export const Default: Story = {
  name: "Default [AS-02] [AS-08]",
  tags: ["pattern:table"],
  args: { sort: { column: "emissionDate", direction: "descending" }, onSort: fn() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/^Emessi in tutto 5 documenti:/)).toHaveTextContent(/1\.274,02\s€/);
    await expect(canvas.getByRole("rowheader", { name: /Nota di credito n\. 2026 \/ 1004410/ })).toBeVisible();
    await expect(canvas.getByRole("link", { name: /^Casa.*n\. 2026 \/ 1045231$/ })).toHaveAttribute("href", "#n=1045231");
  },
};

const Sorting = ({ rows = [], onSort, ...rest }: AccountStatementTableProps) => {
  const [sort, setSort] = useState<AccountStatementSort>({ column: "emissionDate", direction: "descending" });
  const sorted = useMemo(() => sortStatement(rows, sort), [rows, sort]);
  return (
    <>
      <LiveRegion />
      <AccountStatementTable
        {...rest}
        rows={sorted}
        sort={sort}
        onSort={(next) => {
          onSort?.(next);
          setSort(next);
        }}
      />
    </>
  );
};

/** The headers of date, status and amount are buttons. A second press reverses the order, which is announced. */
export const Keyboard: Story = {
  name: "Keyboard [DS-03] [AS-01]",
  tags: ["pattern:sortable-table"],
  args: { onSort: fn() },
  render: (args) => <Sorting {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const amount = canvas.getByRole("button", { name: "Importo" });
    amount.focus();
    await press("{Enter}");
    await expect(args.onSort).toHaveBeenLastCalledWith({ column: "amount", direction: "ascending" });
    await expect(amount).toHaveFocus();
    await expect(canvas.getAllByRole("row")[1]).toHaveTextContent("− 12,40");
    await press(" ");
    await expect(args.onSort).toHaveBeenLastCalledWith({ column: "amount", direction: "descending" });
    await expect(canvas.getAllByRole("row")[1]).toHaveTextContent("1.064,75");
    await expect(canvas.getByRole("columnheader", { name: "Importo" })).toHaveAttribute("aria-sort", "descending");
    await waitFor(() => expect(canvasElement).toHaveTextContent(/Importo.*decrescente/i));
  },
};

const Growing = (args: AccountStatementTableProps) => {
  const [count, setCount] = useState(10);
  return (
    <>
      <LiveRegion />
      <AccountStatementTable
        {...args}
        rows={useMemo(() => manyRows(count), [count])}
        hasMore={count < 25}
        onLoadMore={() => setCount(count + 10)}
      />
    </>
  );
};

/** A press loads ten more documents; focus moves to the first new one. */
export const More: Story = {
  name: "Load more [DS-03]",
  tags: ["pattern:load-more"],
  args: { total: undefined },
  render: (args) => <Growing {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole("button", { name: "Mostra altri 10 documenti" }).focus();
    await press("{Enter}");
    await expect(canvas.getAllByRole("row")).toHaveLength(21);
    await expect(canvas.getAllByRole("rowheader")[10]).toHaveFocus();
    await waitFor(() => expect(canvasElement).toHaveTextContent("Mostrati altri 10 documenti"));
  },
};

export const Loading: Story = { args: { state: "loading", rows: [] } };

export const Failed: Story = {
  args: { state: "failed", onRetry: fn() },
  play: async ({ canvasElement, args }) => {
    within(canvasElement).getByRole("button", { name: "Riprova" }).focus();
    await press("{Enter}");
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = { args: { rows: [], total: 0 } };

/** No document matches the filter. */
export const FilteredEmpty: Story = {
  args: { rows: [], total: 0, filtered: true, onClearFilters: fn() },
  play: async ({ canvasElement, args }) => {
    within(canvasElement).getByRole("button", { name: "Togli i filtri" }).focus();
    await press("{Enter}");
    await expect(args.onClearFilters).toHaveBeenCalledOnce();
  },
};

const odd = "Precipitevolissimevolmenteprecipitevolissimevolmenteprecipitevolissimevolmentexyz";

/** Missing amounts, placeholder and impossible dates, an unknown condition, HTML and a word of 80 letters. */
export const Odd: Story = {
  args: {
    total: 1234567.8,
    totalCount: 1,
    rows: [
      {
        id: "odd",
        commodity: "other",
        supplyName: odd,
        year: 2026,
        number: "<b>1</b>",
        status: "Unknown",
        emissionDate: "0001-01-01T00:00:00.000Z",
        expiryDate: "2026-02-31",
        paymentDate: null,
        paymentCondition: null,
        amount: null,
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole("rowheader")[0]).toHaveTextContent("<b>1</b>");
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const OddNarrow: Story = {
  ...Odd,
  globals: { viewport: { value: "narrow" } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("listitem")).toHaveTextContent(/bolletta altro.*–/i);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

const withBalance = withBalances(statementMovements(sampleRows), balanceOf(statementMovements(sampleRows)));
const centsOf = (cell: Element | null | undefined) => Number((cell?.textContent ?? "").replace("−", "-").replace(/[^\d-]/g, ""));

/** Payments are rows too where balances are known: each balance is the one below it and the row's own amount. */
export const Running: Story = {
  name: "Running balance [AS-43] [AS-56] [AS-57]",
  args: {
    onSort: fn(),
    sort: { column: "emissionDate", direction: "descending" },
    movements: withBalance,
    aside: "5 documenti",
    choice: { documents: { fetched: [], complete: true }, chosen: new Set(), onChoose: fn(), onExport: fn(), onFiles: fn() },
  },
  parameters: { today: "2026-11-22" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findAllByRole("checkbox");
    const rows = [...(canvasElement.querySelector("tbody")?.rows ?? [])];
    await expect(rows).toHaveLength(withBalance.length);
    const [amounts, balances] = [2, 1].map((back) => rows.map(({ cells }) => centsOf(cells[cells.length - back]))) as [number[], number[]];
    const sums = rows.map((_, index) => (amounts[index] ?? 0) + (balances[index + 1] ?? 0));
    await expect(balances).toEqual(sums);
    const ofPayments = rows.filter((row) => row.querySelector("th")?.textContent?.startsWith("Pagamento"));
    await expect(ofPayments.length).toBeGreaterThan(0);
    // Each names what was paid, as the list of a phone does.
    for (const row of ofPayments) await expect(row.querySelector("th")).toHaveTextContent(/^Pagamento \S.* · n\. \d{7}$/);
    for (const row of ofPayments) await expect(within(row).queryByRole("checkbox")).toBeNull();
    await expect(canvas.getAllByRole("checkbox")).toHaveLength(sampleRows.length + 1);
    await expect(canvas.queryByRole("columnheader", { name: "Pagamento" })).toBeNull();
    // The first texts of a row stand on one line: its name, its days and its amounts.
    const tops = [...(rows[0]?.cells ?? [])].slice(1).map((cell) => {
      const text = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT).nextNode() as Node;
      const range = document.createRange();
      range.selectNodeContents(text);
      return range.getBoundingClientRect().bottom;
    });
    await expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(3);
    await expect(canvas.getByText("5 documenti")).toHaveTextContent("5 documenti, con i pagamenti");
  },
};

/** On a phone: movements by month, with the balance after each, and a field that sorts. */
export const Phone: Story = {
  name: "Phone [AS-09]",
  args: {
    onSort: fn(),
    sort: { column: "emissionDate", direction: "descending" },
    movements: withBalance,
    aside: "5 documenti",
  },
  parameters: { today: "2026-11-22" },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const note = canvas.getByText("Nota di credito").closest("li") as HTMLElement;
    await expect(note).toHaveTextContent("− 12,40");
    await expect(note.getBoundingClientRect().height).toBeLessThanOrEqual(66);
    await expect(canvas.getAllByText(/^scad/)[0]).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText("Ordina per"), "Importo più alto");
    await expect(args.onSort).toHaveBeenLastCalledWith({ column: "amount", direction: "descending" });
  },
};

/** In another order there are no months, and no payments. */
export const PhoneSorted: Story = {
  args: {
    onSort: fn(),
    sort: { column: "amount", direction: "descending" },
    rows: sortStatement(sampleRows, { column: "amount", direction: "descending" }),
  },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole("listitem")[0]).toHaveTextContent("1.064,75");
  },
};

/** Nothing scrolls sideways, and no amount wraps. */
export const Narrow: Story = {
  args: { onSort: fn(), sort: { column: "emissionDate", direction: "descending" } },
  parameters: { today: "2026-11-22" },
  globals: { viewport: { value: "narrow" } },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
};

export const LoadingNarrow: Story = { args: { state: "loading" }, globals: { viewport: { value: "narrow" } } };
