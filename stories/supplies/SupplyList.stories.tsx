import { LiveRegion } from "@favilla/design-system/feedback/LiveRegion.tsx";
import { SupplyList } from "@favilla/design-system/supplies/SupplyList.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { press } from "../realKeys.ts";
import { electricity, gas, manySupplies, seaside } from "./sample.tsx";

const meta = {
  title: "Supplies/SupplyList",
  component: SupplyList,
  tags: ["!autodocs"],
  args: { supplies: [electricity, gas, seaside] },
  decorators: [
    (Story) => (
      <>
        <LiveRegion />
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof SupplyList>;

export default meta;
type Story = StoryObj<typeof meta>;

const rows = (canvasElement: HTMLElement) => within(canvasElement).queryAllByRole("link");

/** Supplies with different addresses: no headings and no search. */
export const Default: Story = {
  name: "Default [SU-01, SU-31]",
  play: async ({ canvasElement }) => {
    await expect(rows(canvasElement)).toHaveLength(3);
    await expect(within(canvasElement).queryByRole("searchbox")).toBeNull();
  },
};

export const One: Story = { args: { supplies: [electricity] } };
export const None: Story = { args: { supplies: [] } };

/** Two supplies share an address, which is shown once above them. */
export const Grouped: Story = {
  name: "Grouped [SU-01]",
  args: {
    supplies: [electricity, { ...gas, address: electricity.address, name: "Gas di casa" }, seaside, { ...seaside, id: "4", address: null }],
  },
  play: async ({ canvasElement }) => {
    const headings = within(canvasElement).getAllByRole("heading", { level: 2 });
    await expect(headings.map((heading) => heading.textContent)).toEqual([
      "Via Fittizia 8, Bologna",
      "Viale Campione 2, Rimini",
      "Indirizzo non indicato",
    ]);
    await expect(within(canvasElement).getAllByText("Via Fittizia 8, Bologna")).toHaveLength(1);
  },
};

/** The search appears with the eleventh supply; the number of results is announced. */
export const Search: Story = {
  name: "Search [SU-01]",
  tags: ["pattern:text-field"],
  args: { supplies: manySupplies },
  play: async ({ canvasElement }) => {
    const search = within(canvasElement).getByRole("searchbox", { name: "Cerca una fornitura" });
    await expect(rows(canvasElement)).toHaveLength(12);
    await userEvent.type(search, "immaginaria 6,");
    await expect(rows(canvasElement)).toHaveLength(5);
    const found = canvasElement.querySelector("search > [role=status]");
    await expect(found).toHaveTextContent("5 forniture");
    await userEvent.clear(search);
    await userEvent.type(search, "it001e00000028");
    await expect(found).toHaveTextContent("Una fornitura");
  },
};

export const NothingFound: Story = {
  args: { supplies: manySupplies },
  play: async ({ canvasElement }) => {
    const search = within(canvasElement).getByRole("searchbox");
    await userEvent.type(search, "napoli");
    await expect(rows(canvasElement)).toHaveLength(0);
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Mostra tutte le forniture" }));
    await expect(search).toHaveFocus();
    await expect(search).toHaveValue("");
    await expect(rows(canvasElement)).toHaveLength(12);
  },
};

export const Ten: Story = {
  args: { supplies: manySupplies.slice(0, 10) },
  play: async ({ canvasElement }) => expect(within(canvasElement).queryByRole("searchbox")).toBeNull(),
};

/** A press adds twelve supplies and focuses the first of them; the last label says how many are left. */
export const Keyboard: Story = {
  name: "Keyboard [DS-03]",
  tags: ["pattern:load-more"],
  args: { supplies: manySupplies },
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole("button", { name: "Mostra altre 12 forniture" }).focus();
    await press("{Enter}");
    await expect(rows(canvasElement)).toHaveLength(24);
    await expect(rows(canvasElement)[12]).toHaveFocus();
    within(canvasElement).getByRole("button", { name: "Mostra altre 6 forniture" }).focus();
    await press(" ");
    await expect(rows(canvasElement)).toHaveLength(30);
    await expect(within(canvasElement).queryByRole("button", { name: /^Mostra/ })).toBeNull();
  },
};

export const LongText: Story = {
  globals: { viewport: { value: "narrow" } },
  args: {
    supplies: [electricity, { ...gas, address: electricity.address }].map((supply) => ({
      ...supply,
      name: "Condominio Campione Precipitevolissimevolissimevolmente, scala B, locali comuni",
      address: "Via Immaginaria degli Esempi Precipitevolissimevolissimevolmente Lunghi 128/bis, 40100 Bologna (BO)",
    })),
  },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
};
