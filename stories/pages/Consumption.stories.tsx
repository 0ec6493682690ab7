import type { ConsumptionViewName } from "@favilla/design-system/consumption/ConsumptionViewSwitch.tsx";
import { defaultConsumptionFilter } from "@favilla/design-system/consumption/consumptionFilter.ts";
import { displayName, type Supply } from "@favilla/design-system/supplies/supply.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useMemo, useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { ConsumptionsView, type ConsumptionsViewProps } from "../../portal/src/rooms/consumption/ConsumptionsView.tsx";
import type { ConsumptionRow } from "../../portal/src/rooms/consumption/consumption.ts";
import { figuresOf } from "../../portal/src/rooms/consumption/figures.ts";
import { SupplyConsumptionView, type SupplyConsumptionViewProps } from "../../portal/src/rooms/consumption/SupplyConsumptionView.tsx";
import { FileMenu, Summary, SupplyFigures } from "../../portal/src/rooms/consumption/SupplyFigures.tsx";
import { asPage, empty, failure, loaded, loading } from "../layout/page.tsx";
import { longSupplies, manySupplies, supplies } from "./sample.tsx";

const currentYear = 2026;

const row = (date: string, consumption: number | null, changes: Partial<ConsumptionRow> = {}): ConsumptionRow => ({
  date,
  year: Number(date.slice(0, 4)),
  month: Number(date.slice(5, 7)),
  consumption,
  reading: 4000 + Math.round(consumption ?? 0),
  zone: null,
  description: null,
  origin: "distributor",
  ...changes,
});

const monthly = [182.4, 160.2, 121.7, 64.3, 28.1, 12.6, 9.8, 0, 11.2, 47.5, 118.3];
const ends = ["01-31", "02-28", "03-31", "04-30", "05-31", "06-30", "07-31", "08-31", "09-30", "10-31", "11-15"];
const ofYear = (year: number, factor: number) =>
  monthly.flatMap((used, month) => {
    const consumption = Math.round(used * factor * 10) / 10;
    return month === 6 && year === currentYear
      ? []
      : [row(`${year}-${ends[month]}`, consumption, month % 4 === 1 ? { origin: "estimate" } : {})];
  });

/** Gas with some estimated months and no reading in July; electricity the same in three bands. */
const gasRows = [...ofYear(2025, 1.1), ...ofYear(2026, 1)];
const rowsOf = ({ commodity }: Supply): ConsumptionRow[] =>
  commodity === "gas"
    ? gasRows
    : gasRows.flatMap((each) => (["F1", "F2", "F3"] as const).map((zone) => ({ ...each, zone, consumption: (each.consumption ?? 0) / 3 })));

type SectionArgs = Partial<SupplyConsumptionViewProps>;

/** A section as the page builds it. */
function Section({ supply, view: first = "chart", ...args }: SectionArgs & { supply: Supply }) {
  const [view, setView] = useState<ConsumptionViewName>(first);
  const period = args.period ?? defaultConsumptionFilter(currentYear);
  const figures = useMemo(() => figuresOf(rowsOf(supply), period, supply.commodity), [supply, period]);
  return (
    <SupplyConsumptionView
      latest={gasRows.slice(-1)}
      period={period}
      currentYear={currentYear}
      status="ready"
      filterLoading={false}
      onFilterNear={fn()}
      onFilterOpen={fn()}
      summary={<Summary figures={figures} />}
      exportMenu={<FileMenu name={displayName(supply)} onExport={fn()} onSaveChart={view === "chart" ? fn() : undefined} />}
      {...args}
      supply={supply}
      view={view}
      onView={setView}
    >
      <SupplyFigures figures={figures} view={view} measure="energy" onMeasure={fn()}>
        {null}
      </SupplyFigures>
    </SupplyConsumptionView>
  );
}

const sections =
  (args: SectionArgs = {}): ConsumptionsViewProps["section"] =>
  (supply) => <Section {...args} supply={supply} />;

const meta = {
  title: "Pages/Consumption",
  component: ConsumptionsView,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", today: "2026-11-22" },
  decorators: asPage("consumptions"),
  args: { supplies: loaded(supplies), section: sections() },
} satisfies Meta<typeof ConsumptionsView>;

export default meta;
type Story = StoryObj<typeof meta>;

const all = (canvasElement: HTMLElement) => canvasElement.querySelectorAll<HTMLElement>("[data-state][data-status]");

export const Loaded: Story = {
  name: "Loaded [CS-01, CS-03]",
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole("list", { name: /^Consumi del 2026/ })).toBeVisible();
    await expect([...all(canvasElement)].map((each) => each.dataset["state"])).toEqual(["open", "closed", "closed"]);
    await expect(page.getByText(/Manca il dato di luglio/)).toBeVisible();
  },
};

/** The same figures as a table, and the single readings with their origin in words. */
export const AsTable: Story = {
  name: "As table [CS-02, CS-12]",
  args: { supplies: loaded(supplies.filter(({ commodity }) => commodity === "gas")), section: sections({ view: "table" }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByText("Le letture del periodo"));
    const table = within(page.getByRole("table", { name: "Letture e consumi" }));
    await expect(table.getAllByRole("columnheader").map((header) => header.textContent)).toEqual([
      "Data",
      "Fascia",
      "Lettura",
      "Consumo (Smc)",
      "Tipo",
    ]);
    await expect(table.getAllByText("Stimato (media o acconto)").length).toBeGreaterThan(0);
  },
};

/** The latest reading is an estimate, and the panel says so. */
export const Estimated: Story = {
  args: { section: sections({ latest: [row("2026-11-15", 60, { origin: "estimate" })] }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText(/Stima in attesa della lettura/)[0]).toBeVisible();
  },
};

export const Filtered: Story = {
  name: "Filtered [CS-13]",
  args: { section: sections({ period: { year: 2025, monthFrom: 3, monthTo: 9 } }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const name = "Periodo scelto: marzo–settembre 2025, Casa di Bologna. Filtri attivi: 2";
    await expect(await page.findByRole("button", { name })).toBeVisible();
  },
};

export const Loading: Story = { args: { supplies: loading } };
export const SectionLoading: Story = { args: { section: sections({ status: "loading" }) } };
export const SectionFailed: Story = { args: { section: sections({ status: "failed", onRetry: fn() }) } };
export const SectionEmpty: Story = { args: { section: sections({ status: "empty", latest: [] }) } };
export const NoSupplies: Story = { args: { supplies: empty } };
export const Failed: Story = { args: { supplies: failure } };

/** Five hundred supplies, ten at a time, with a search. */
export const Large: Story = {
  args: { supplies: loaded(manySupplies(500)) },
  play: async ({ canvasElement }) => {
    // The search is a part of its own, which is loaded for a customer with many supplies.
    const search = await within(canvasElement).findByRole("searchbox");
    await expect(all(canvasElement)).toHaveLength(10);
    await userEvent.type(search, "scala 500");
    await expect(all(canvasElement)).toHaveLength(1);
  },
};

export const Phone: Story = { globals: { viewport: { value: "phone" } } };

/** At 320 px with words of eighty characters nothing is cut off or scrolls sideways. */
export const Narrow: Story = {
  globals: { viewport: { value: "narrow" } },
  args: { supplies: loaded(longSupplies), section: sections({ view: "table" }) },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
