import { ActiveFilters } from "@favilla/design-system/bills/ActiveFilters.tsx";
import { type BillFilterValue, defaultBillFilter } from "@favilla/design-system/bills/billFilter.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, within } from "storybook/test";
import { press } from "../realKeys.ts";

const all: BillFilterValue = {
  statuses: ["expiring", "expired"],
  supplyTypes: ["light", "gas"],
  contractType: "dual",
  expireDateFrom: "2026-10-01",
  expireDateTo: "2026-12-31",
  periodDateFrom: "2026-09-01",
  periodDateTo: null,
  totalFrom: null,
  totalTo: 1200,
  paymentModes: ["bank", "postal"],
};

const meta = {
  title: "Bills/ActiveFilters",
  component: ActiveFilters,
  tags: ["!autodocs"],
  args: { value: { ...defaultBillFilter, statuses: all.statuses, supplyTypes: all.supplyTypes }, onChange: fn() },
} satisfies Meta<typeof ActiveFilters>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const chips = (canvasElement: HTMLElement) => [...canvasElement.querySelectorAll("li")].map((chip) => chip.textContent);

export const All: Story = {
  args: { value: all },
  play: async ({ canvasElement }) =>
    expect(chips(canvasElement)).toEqual([
      "Ancora aperte",
      "Luce e gas",
      "Contratto: luce e gas insieme",
      "Scadenza dal 1º\u00a0ott al 31\u00a0dic\u00a02026",
      "Periodo dal 1º\u00a0set\u00a02026",
      "Importo fino a 1.200,00\u00a0€",
      "Addebito sul conto o bollettino postale",
    ]),
};

/** A group without selected options is shown, because it is the reason for an empty list. */
export const EmptySelections: Story = {
  name: "Empty selections [BL-06]",
  args: { value: { ...defaultBillFilter, statuses: [], supplyTypes: [], paymentModes: [] } },
  play: async ({ canvasElement }) =>
    expect(chips(canvasElement)).toEqual(["Nessuno stato", "Nessun tipo di fornitura", "Nessun metodo di pagamento"]),
};

export const None: Story = {
  args: { value: defaultBillFilter },
  play: async ({ canvasElement }) => expect(within(canvasElement).getByText("Nessun filtro attivo")).toBeInTheDocument(),
};

const Removing = ({ value: first }: { value: BillFilterValue }) => {
  const [value, setValue] = useState(first);
  return <ActiveFilters value={value} onChange={setValue} />;
};

/** Focus moves to the chip that takes the place of the removed one. After the last, focus stays on the group. */
export const Keyboard: Story = {
  name: "Keyboard [DS-03]",
  tags: ["pattern:button"],
  args: { value: { ...defaultBillFilter, statuses: ["paid"], contractType: "mono", totalTo: 30 } },
  render: ({ value }) => <Removing value={value} />,
  play: async ({ canvasElement }) => {
    const group = within(canvasElement);
    group.getByRole("button", { name: "Togli Contratto: solo luce o solo gas" }).focus();
    await press("{Enter}");
    await expect(group.getByRole("button", { name: /Importo fino a/ })).toHaveFocus();
    await press(" ");
    await expect(group.getByRole("button", { name: /Pagate/ })).toHaveFocus();
    await press("{Tab}");
    await expect(group.getByRole("button", { name: "Togli i filtri" })).toHaveFocus();
    await press("{Enter}");
    await expect(group.getByRole("group", { name: "Filtri attivi" })).toHaveFocus();
    // The focused element must be visible (WCAG 2.4.7).
    await expect(group.getByText("Nessun filtro attivo").clientHeight).toBeGreaterThan(10);
  },
};

export const Phone: Story = { args: { value: all }, globals: { viewport: { value: "phone" } } };
export const Narrow: Story = { tags: ["pattern:button"], args: { value: all }, globals: { viewport: { value: "narrow" } } };
