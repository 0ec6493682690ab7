import { formatDate } from "@favilla/design-system/data/dates.ts";
import { formatQuantity } from "@favilla/design-system/data/format.ts";
import { Table, type TableColumn, type TableSort } from "@favilla/design-system/data/Table.tsx";
import { LiveRegion } from "@favilla/design-system/feedback/LiveRegion.tsx";
import { tableTester } from "@favilla/design-system/testing/index.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { press } from "../realKeys.ts";
import { rightToLeft } from "../rightToLeft.tsx";

interface Reading {
  id: string;
  day: string;
  zone: string | null;
  reading: number;
  consumption: number | null;
  kind: string;
}

const readings = (count: number): Reading[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `lettura-${index}`,
    day: `${2026 - Math.floor(index / 36)}-${String(12 - (Math.floor(index / 3) % 12)).padStart(2, "0")}-01`,
    zone: `F${(index % 3) + 1}`,
    reading: 4310 - index * 41,
    consumption: 48 + ((index * 37) % 90),
    kind: index % 4 === 3 ? "Stimata" : "Reale",
  }));

type ReadingKey = "day" | "zone" | "reading" | "consumption" | "kind";

const columns: TableColumn<Reading, ReadingKey>[] = [
  { key: "day", header: "Data", rowHeader: true, sortable: true, noWrap: true, render: ({ day }) => formatDate(day) },
  { key: "zone", header: "Fascia", render: ({ zone }) => zone },
  { key: "reading", header: "Lettura", align: "end", render: ({ reading }) => formatQuantity(reading, "kWh") },
  {
    key: "consumption",
    header: "Consumo",
    align: "end",
    sortable: true,
    render: ({ consumption }) => (consumption === null ? null : formatQuantity(consumption, "kWh")),
  },
  { key: "kind", header: "Tipo di lettura", render: ({ kind }) => kind },
];

const meta = {
  title: "Data/Table",
  component: Table<Reading, ReadingKey>,
  tags: ["!autodocs"],
  args: {
    caption: "Letture di Casa di Bologna, 2026",
    columns,
    rows: readings(6),
    rowKey: ({ id }) => id,
    sort: { column: "day", direction: "descending" },
    onSort: fn(),
  },
  decorators: [
    (Story) => (
      <>
        <LiveRegion />
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof Table<Reading, ReadingKey>>;

export default meta;
type Story = StoryObj<typeof meta>;

const sorted = (rows: readonly Reading[], sort: TableSort<ReadingKey> | undefined) => {
  if (!sort) return rows;
  const way = sort.direction === "ascending" ? 1 : -1;
  const compare = (a: string | number, b: string | number) => Number(a > b) - Number(a < b);
  return rows.toSorted((a, b) => way * compare(a[sort.column] ?? "", b[sort.column] ?? ""));
};

const Sorting = (args: Parameters<typeof Table<Reading, ReadingKey>>[0]) => {
  const [sort, setSort] = useState(args.sort);
  return (
    <Table
      {...args}
      rows={sorted(args.rows, sort)}
      sort={sort}
      onSort={(next) => {
        args.onSort?.(next);
        setSort(next);
      }}
    />
  );
};

/** Table, rows and cells have their roles and headers. */
export const Default: Story = {
  name: "Default [CS-12]",
  tags: ["pattern:table", "pattern:sortable-table"],
  render: Sorting,
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole("table", { name: "Letture di Casa di Bologna, 2026" });
    await expect(
      within(table)
        .getAllByRole("columnheader")
        .map((each) => each.textContent),
    ).toEqual(["Data", "Fascia", "Lettura", "Consumo", "Tipo di lettura"]);
    const row = within(table).getAllByRole("row")[1] as HTMLElement;
    await expect(within(row).getByRole("rowheader")).toHaveTextContent("01/12/2026");
    await expect(
      within(row)
        .getAllByRole("cell")
        .map((each) => each.textContent),
    ).toEqual(["F1", "4.310\u00a0kWh", "48\u00a0kWh", "Reale"]);
    const tester = tableTester(userEvent, canvasElement, "Letture di Casa di Bologna, 2026");
    await tester.sort("Consumo", "descending");
    await expect(tester.sorting()).toEqual({ column: "Consumo", direction: "descending" });
    await expect(tester.rows()[0]).toMatchObject({ Fascia: "F3", Consumo: "122 kWh" });
  },
};

/** Tab moves between sortable headers, Enter and Space sort, and the new order is announced and marked. */
export const Keyboard: Story = {
  name: "Keyboard [DS-03]",
  render: Sorting,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const header = (name: string) => canvas.getByRole("columnheader", { name });
    await expect(header("Data")).toHaveAttribute("aria-sort", "descending");
    await press("{Tab}");
    await expect(canvas.getByRole("button", { name: "Data" })).toHaveFocus();
    await press("{Enter}");
    await expect(args.onSort).toHaveBeenLastCalledWith({ column: "day", direction: "ascending" });
    await expect(header("Data")).toHaveAttribute("aria-sort", "ascending");
    await expect(canvas.getByRole("status")).toHaveTextContent("Tabella in ordine di Data, crescente");
    await press("{Tab}");
    await expect(canvas.getByRole("button", { name: "Consumo" })).toHaveFocus();
    await press(" ");
    await expect(header("Consumo")).toHaveAttribute("aria-sort", "ascending");
    await expect(header("Data")).not.toHaveAttribute("aria-sort");
    await press(" ");
    await expect(header("Consumo")).toHaveAttribute("aria-sort", "descending");
    await expect(canvas.getByRole("status")).toHaveTextContent("Tabella in ordine di Consumo, decrescente");
    await expect(canvas.getByRole("button", { name: "Consumo" })).toHaveFocus();
    await expect(canvas.queryByRole("button", { name: "Fascia" })).toBeNull();
  },
};

const totals: Story["args"] = { rows: readings(4), footer: { day: "Totale", consumption: formatQuantity(381, "kWh") } };

export const Footer: Story = {
  tags: ["pattern:table"],
  args: totals,
  play: async ({ canvasElement }) => {
    const last = within(canvasElement).getAllByRole("row").at(-1) as HTMLElement;
    await expect(within(last).getByRole("rowheader")).toHaveTextContent("Totale");
    await expect(last).toHaveTextContent("Totale381 kWh");
  },
};

const overflows = (element: HTMLElement) => element.scrollWidth > element.clientWidth;
const withoutCaption = { caption: "Letture", hideCaption: true };

/** Each row is a block: it is still a table, and nothing scrolls sideways. */
export const Narrow: Story = {
  name: "Narrow [DS-05]",
  tags: ["pattern:table", "pattern:sortable-table"],
  globals: { viewport: { value: "narrow" } },
  args: totals,
  render: (args) => (
    <div style={{ maxInlineSize: 288 }}>
      <Sorting {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const table = canvas.getByRole("table", { name: "Letture di Casa di Bologna, 2026" });
    await expect(overflows(table.parentElement as HTMLElement)).toBe(false);
    await expect(canvas.getAllByRole("row")).toHaveLength(6);
    const cell = canvas.getAllByRole("cell")[0] as HTMLElement;
    await expect(cell).toHaveAttribute("data-label", "Fascia");
    // Firefox returns "attr(…)" as it is written, the others its value.
    await expect(getComputedStyle(cell, "::before").content).toMatch(/Fascia|attr\(data-label\)/);
    await expect(cell.getBoundingClientRect().top).toBeGreaterThan(
      (canvas.getAllByRole("rowheader")[0] as HTMLElement).getBoundingClientRect().top,
    );
    await expect(canvas.getAllByRole("columnheader")).toHaveLength(5);
    await expect(canvas.getByRole("button", { name: "Consumo" })).toBeVisible();
  },
};

export const HiddenCaption: Story = {
  tags: ["pattern:table"],
  args: withoutCaption,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("table", { name: "Letture" })).toBeVisible();
  },
};

export const Empty: Story = {
  tags: ["pattern:table"],
  args: { rows: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("cell")).toHaveTextContent("Non c’è ancora niente da mostrare.");
  },
};

export const EmptyForTheseFilters: Story = { args: { rows: [], empty: "Nessuna lettura nei mesi che hai scelto." } };

/** A missing value shows "–" and is read as "non disponibile"; zero is a value. */
export const MissingValues: Story = {
  tags: ["pattern:table"],
  args: { rows: readings(2).map((reading, index) => ({ ...reading, zone: null, consumption: index === 0 ? null : 0 })) },
  play: async ({ canvasElement }) => {
    const texts = within(canvasElement)
      .getAllByRole("cell")
      .map((each) => each.textContent);
    await expect(texts[0]).toBe("–non disponibile");
    await expect(texts).toContain("0\u00a0kWh");
  },
};

export const OneRow: Story = { args: { rows: readings(1), onSort: undefined, sort: undefined } };

/** Sorting five hundred rows keeps their elements and the focus. */
export const ManyRows: Story = {
  // All rows are alike, so axe checks only the first twenty.
  parameters: { a11y: { context: { include: ["thead", "tbody > tr:nth-child(-n + 20)"] } } },
  args: { rows: readings(500), columns: columns.filter(({ sortable }) => sortable) },
  render: Sorting,
  play: async ({ canvasElement }) => {
    const rows = () => [...canvasElement.querySelectorAll("tbody > tr")];
    const before = rows();
    await expect(before).toHaveLength(500);
    const button = canvasElement.querySelector("button");
    button?.focus();
    await press("{Enter}");
    // The same elements in another order: none is made anew.
    await expect(rows()[0]).not.toBe(before[0]);
    await expect(new Set(rows())).toEqual(new Set(before));
    await expect(button).toHaveFocus();
  },
};

const word = "Supercalifragilisticheria".repeat(4).slice(0, 80);

/** A word of 80 letters breaks; figures and dates never do. */
export const LongText: Story = {
  args: {
    caption: "Letture della fornitura intestata al Condominio Campione di Via dell’Immaginazione Contemporanea 128, scala B",
    rows: readings(3).map((reading) => ({ ...reading, kind: `Comunicata dal distributore ${word}`, reading: 1234567.891 })),
  },
  play: async ({ canvasElement }) => {
    await expect(overflows(within(canvasElement).getByRole("table").parentElement as HTMLElement)).toBe(false);
  },
};

export const LongTextNarrow: Story = { globals: { viewport: { value: "narrow" } }, args: { ...LongText.args } };

export const RightToLeft: Story = { tags: ["pattern:table"], decorators: [rightToLeft] };

export const Hover: Story = { parameters: { pseudo: { hover: "button" } } };
export const Focus: Story = { parameters: { pseudo: { focusVisible: "button" } } };
