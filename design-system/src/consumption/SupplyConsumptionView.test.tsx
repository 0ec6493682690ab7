import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ConsumptionSections } from "./ConsumptionSection.tsx";
import type { ConsumptionRow } from "./consumptionRow.ts";
import { SupplyConsumptionView } from "./SupplyConsumptionView.tsx";

const row = (date: string, consumption: number, origin: ConsumptionRow["origin"]): ConsumptionRow => ({
  date,
  year: 2026,
  month: 10,
  consumption,
  reading: 12_800,
  zone: null,
  origin,
  description: null,
});

/** Returns the line beside the name. */
const lineOf = (latest: readonly ConsumptionRow[], open: boolean) =>
  /<p [^>]*>(.*?)<\/p>/
    .exec(
      renderToStaticMarkup(
        <ConsumptionSections openItem={open ? "s-1" : undefined}>
          <SupplyConsumptionView
            id="s-1"
            name="Via dei Tigli 14"
            commodity="gas"
            latest={latest}
            period={{ year: 2026, monthFrom: 1, monthTo: 12 }}
            view="chart"
            onView={() => {}}
            onFilterOpen={() => {}}
            status="loading"
          />
        </ConsumptionSections>,
      ),
    )?.[1]
    ?.replaceAll("\u00a0", " ");

it("[CS-28] the latest month of a supply is the sum of its readings, with day and source of the newest one", () => {
  const latest = [row("2026-10-20", 30, "customer"), row("2026-10-31", 12, "distributor")];
  expect(lineOf(latest, false)).toBe("42 Smc a ottobre");
  expect(lineOf(latest, true)).toBe("Distributore, fino al 31 ottobre");
});
