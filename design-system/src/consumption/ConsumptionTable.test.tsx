import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ConsumptionTable } from "./ConsumptionTable.tsx";
import type { ConsumptionValue } from "./consumption.ts";

const textOf = (...values: ConsumptionValue[]) =>
  renderToStaticMarkup(<ConsumptionTable year={2026} unit="Smc" monthFrom={8} monthTo={8} months={[{ month: "2026-08", values }]} />)
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ");

it("[CS-29] the sign of an estimate is explained also where what is estimated is zero", () => {
  expect(textOf({ series: "estimated", quantity: 0 })).toContain("≈ stimato.");
  expect(textOf({ series: "real", quantity: 0 })).not.toContain("≈");
});

it("[CS-29] a month of which a part was read as zero is estimated in part", () => {
  expect(textOf({ series: "real", quantity: 0 }, { series: "estimated", quantity: 3 })).toContain("3 di cui 3 stimato");
  expect(textOf({ series: "estimated", quantity: 3 })).not.toContain("di cui");
});
