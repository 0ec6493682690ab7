import { loadStates } from "@favilla/design-system/data/loadState.ts";
import { LiveRegion } from "@favilla/design-system/feedback/LiveRegion.tsx";
import { headingLevels } from "@favilla/design-system/text/headingLevel.ts";
import type { VoucherFacts } from "@favilla/design-system/vouchers/VoucherCard.tsx";
import { VoucherFilter } from "@favilla/design-system/vouchers/VoucherFilter.tsx";
import { VoucherList, type VoucherListProps } from "@favilla/design-system/vouchers/VoucherList.tsx";
import type { VoucherFilterValue } from "@favilla/design-system/vouchers/voucherStatus.ts";
import { voucherFilters } from "@favilla/design-system/vouchers/voucherStatus.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { press } from "../realKeys.ts";
import { vouchers, welcome } from "./sample.ts";

/** A page with its filter, as in the portal. */
function Page(props: VoucherListProps) {
  const [filter, setFilter] = useState<VoucherFilterValue>(props.filter ?? "All");
  return (
    <main style={{ display: "grid", gap: 24 }}>
      <h1 tabIndex={-1}>I tuoi buoni</h1>
      <VoucherFilter value={filter} onChange={setFilter} />
      <VoucherList {...props} filter={filter} onClearFilter={() => setFilter("All")} />
      <LiveRegion />
    </main>
  );
}

const meta = {
  title: "Vouchers/VoucherList",
  component: VoucherList,
  argTypes: {
    headingLevel: { control: "select", options: headingLevels },
    state: { control: "select", options: loadStates },
    filter: { control: "select", options: voucherFilters },
  },
  tags: ["!autodocs"],
  args: { state: "loaded", vouchers, label: "I tuoi buoni", onRetry: fn(), onClearFilter: fn() },
} satisfies Meta<typeof VoucherList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  name: "Loaded [VC-39]",
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("heading", { name: "Da usare" }).parentElement).toHaveTextContent("50,00");
    await expect(within(canvas.getByRole("list", { name: "Da usare" })).getAllByRole("link")).toHaveLength(2);
    await expect(within(canvas.getByRole("list", { name: "Usati e scaduti" })).getAllByRole("link")).toHaveLength(2);
  },
};

export const Loading: Story = {
  name: "Loading [VC-14]",
  args: { state: "loading", vouchers: undefined },
  play: async ({ canvasElement }) => expect(canvasElement.querySelector("[aria-busy=true]")).toBeVisible(),
};

export const Empty: Story = {
  name: "Empty [VC-14]",
  args: { vouchers: [] },
  play: async ({ canvasElement }) => expect(within(canvasElement).getByRole("heading", { name: "Non hai ancora buoni" })).toBeVisible(),
};

export const FilteredEmpty: Story = {
  name: "None with this filter [VC-14]",
  args: { vouchers: [welcome], filter: "Used" },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole("heading", { name: "Nessun buono con questo filtro" })).toBeVisible();
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Vedi tutti i buoni" }));
    await expect(args.onClearFilter).toHaveBeenCalledTimes(1);
  },
};

export const Failed: Story = {
  name: "Failed [VC-14]",
  args: { state: "failed", vouchers: undefined },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole("heading", { name: "Non riusciamo a caricare i buoni" })).toBeVisible();
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Riprova" }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

/**
 * A chip filters at once and the number of matches is announced. If nothing matches, the button that shows all moves focus to the
 * heading.
 */
export const Filtering: Story = {
  name: "Filtering by keys [DS-03, VC-01]",
  args: { vouchers: vouchers.slice(0, 3) },
  render: (args) => <Page {...args} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const said = page.getByRole("status");
    page.getByRole("button", { name: "Tutti" }).focus();
    await press("{Tab}{Enter}");
    await waitFor(() => expect(page.getAllByRole("link")).toHaveLength(2));
    await waitFor(() => expect(said).toHaveTextContent("2 buoni"));
    page.getByRole("button", { name: "Scaduti" }).focus();
    await press("{Enter}");
    await waitFor(() => expect(said).toHaveTextContent("1 buono"));
    page.getByRole("button", { name: "Usati" }).focus();
    await press("{Enter}");
    await waitFor(() => expect(page.queryByRole("link")).toBeNull());
    await expect(page.getByRole("group", { name: "Filtra per stato (1 filtro attivo)" })).toBeVisible();
    page.getByRole("button", { name: "Vedi tutti i buoni" }).focus();
    await press("{Enter}");
    await waitFor(() => expect(page.getAllByRole("link")).toHaveLength(3));
    await expect(page.getByRole("heading", { level: 1 })).toHaveFocus();
  },
};

/** Vouchers of the same name: each row says which one it opens. */
export const SameName: Story = {
  name: "Same name [VC-01, VC-34]",
  parameters: { today: "2026-11-27" },
  args: {
    vouchers: [
      welcome,
      { ...welcome, id: "v-twin" },
      { ...welcome, id: "v-october", assignmentDate: "2026-10-18" },
      { ...welcome, id: "v-new", status: "ToBeAssigned" },
      { ...welcome, id: "v-later", validityEndDate: "2027-05-31" },
      vouchers[1] as VoucherFacts,
    ],
  },
  play: async ({ canvasElement }) => {
    const names = within(canvasElement)
      .getAllByRole("link")
      .map((link) => link.textContent?.replace(/\s+/g, " "));
    await expect(names).toEqual([
      "Benvenuto in Favilla 20,00 € 1 di 2 · Valido fino al 28 febbraio 2027",
      "Benvenuto in Favilla 20,00 € 2 di 2 · Valido fino al 28 febbraio 2027",
      "Benvenuto in Favilla 20,00 € Del 18 ott · Valido fino al 28 febbraio 2027",
      "Benvenuto in Favilla 20,00 € Non ancora attivo · Valido fino al 28 febbraio 2027",
      "Benvenuto in Favilla 20,00 € Luce · Valido fino al 31 maggio 2027",
      "Porta un amico 30,00 € Luce e gas · Valido fino al 31 maggio 2027",
    ]);
  },
};

export const Sixty: Story = {
  args: {
    vouchers: Array.from({ length: 60 }, (_, index) => ({ ...welcome, id: `v-${index}`, promoName: `Voucher numero ${index + 1}` })),
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: "narrow" } },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
};
