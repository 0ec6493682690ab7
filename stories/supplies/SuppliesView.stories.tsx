import { SuppliesView } from "@favilla/design-system/supplies/SuppliesView.tsx";
import { Heading } from "@favilla/design-system/text/Heading.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { asPage, empty, failure, loaded, loading } from "../layout/page.tsx";
import { electricity, gas, seaside } from "./sample.tsx";

const supplies = [electricity, { ...gas, address: "Bologna" }, seaside].map(({ lastMonth: _, headingLevel: _level, ...supply }) => supply);

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...electricity,
    id: `supply-${index}`,
    name: `Condominio Campione, scala ${index + 1}`,
    address: `Via Immaginaria ${index + 1}, Bologna`,
  }));

const meta = {
  title: "Supplies/SuppliesView",
  component: SuppliesView,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  decorators: asPage("supplies"),
  args: { title: "Forniture", load: loaded(supplies), search: { defaultQuery: "", onQuery: fn() } },
} satisfies Meta<typeof SuppliesView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Loaded [SU-01]",
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const rows = within(page.getByRole("list", { name: "Le tue forniture" }));
    await expect(rows.getAllByRole("link")).toHaveLength(3);
    // The street is the supply's name, so it is shown once.
    await expect(rows.getByRole("link", { name: /^Via dei Tigli 14/ })).toHaveTextContent(/^Via dei Tigli 14 Gas · \D*00000000000001$/);
    await expect(page.queryByRole("searchbox")).toBeNull();
  },
};

const detailOf = (id: string) => <Heading headingLevel={2}>{supplies.find((supply) => supply.id === id)?.name ?? "Non troviamo"}</Heading>;

/** From 1200 px on, the chosen supply stands beside the list: the first, where the address names none. */
export const Beside: Story = {
  name: "A supply beside the list [SU-33]",
  args: { beside: { opened: null, onOpen: fn(), detailOf } },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const rows = within(await page.findByRole("region", { name: "Le tue forniture" })).getAllByRole("link");
    await expect(rows).toHaveLength(3);
    await expect(rows[0]).toHaveAttribute("aria-current", "true");
    // The code stands beside the list.
    await expect(rows[1]).toHaveTextContent(/^Via dei Tigli 14 Gas · Bologna$/);
    await expect(page.getByRole("region", { name: "La fornitura scelta" })).toHaveTextContent("Casa di Bologna");
    await userEvent.click(rows[1] as HTMLElement);
    await expect(args.beside?.onOpen).toHaveBeenCalledWith(gas.id);
  },
};

/** A search leaves the chosen supply where it is. */
export const BesideSearch: Story = {
  name: "A search with a supply beside it [SU-35]",
  args: {
    load: loaded(many(40)),
    beside: { opened: "supply-3", onOpen: fn(), detailOf: (id) => <Heading headingLevel={2}>{id}</Heading> },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const list = within(await page.findByRole("region", { name: "Le tue forniture" }));
    await expect(list.getAllByRole("link")).toHaveLength(10);
    await userEvent.type(list.getByRole("searchbox"), "scala 12");
    await expect(list.getAllByRole("link")).toHaveLength(1);
    await expect(page.getByRole("region", { name: "La fornitura scelta" })).toHaveTextContent("supply-3");
    await userEvent.clear(list.getByRole("searchbox"));
    await expect(list.getAllByRole("link")[3]).toHaveAttribute("aria-current", "true");
    await userEvent.type(list.getByRole("searchbox"), "nessuna così");
    await expect(list.getByRole("button", { name: "Mostra tutte le forniture" })).toBeVisible();
    await expect(page.getByRole("region", { name: "La fornitura scelta" })).toHaveTextContent("supply-3");
  },
};

/** From ten supplies on, a table takes their place in wide windows; nine are a list with one beside it. */
export const Table: Story = {
  name: "A table of many supplies [SU-38]",
  args: {
    load: loaded(many(10)),
    beside: { opened: null, onOpen: fn(), detailOf },
    table: (shown) => <Heading headingLevel={2}>Tabella di {shown.length} forniture</Heading>,
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("heading", { name: "Tabella di 10 forniture" });
    await expect(within(canvasElement).queryByRole("region", { name: "La fornitura scelta" })).toBeNull();
  },
};

export const FewerThanATable: Story = {
  name: "Nine supplies are no table [SU-38]",
  args: { ...Table.args, load: loaded(many(9)) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("region", { name: "La fornitura scelta" });
    await expect(within(canvasElement).queryByRole("heading", { name: /^Tabella/ })).toBeNull();
  },
};

export const Loading: Story = {
  args: { load: loading },
  play: async ({ canvasElement }) => expect(canvasElement.querySelector("[aria-busy=true]")).toBeVisible(),
};

export const None: Story = {
  args: { load: empty },
  play: async ({ canvasElement }) => expect(within(canvasElement).getByRole("heading", { name: "Non hai ancora forniture" })).toBeVisible(),
};

export const Failed: Story = {
  args: { load: failure },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Riprova" }));
    await expect(failure.retry).toHaveBeenCalled();
  },
};

/** An administrator with five hundred supplies, ten at a time, with a search. */
export const Large: Story = {
  args: { load: loaded(many(500)) },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const rows = () => canvasElement.querySelectorAll("main ul[aria-label] a[data-commodity]");
    await expect(rows()).toHaveLength(10);
    await userEvent.click(page.getByRole("button", { name: "Mostra altre 10 forniture" }));
    await expect(rows()).toHaveLength(20);
    await userEvent.type(page.getByRole("searchbox"), "scala 500");
    await expect(rows()).toHaveLength(1);
    await expect(args.search?.onQuery).toHaveBeenLastCalledWith("scala 500");
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: "narrow" } },
  args: {
    load: loaded(supplies.map((supply) => ({ ...supply, name: "Condominio precipitevolissimevolmente elettroencefalograficamente" }))),
  },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth),
};
