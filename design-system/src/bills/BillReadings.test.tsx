import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { type BilledReading, BillReadings } from "./BillReadings.tsx";

const span: BilledReading = { zone: null, start: 1200, end: 1241, use: 41 };
const note = (spans: readonly BilledReading[], startDate: string | null, endDate: string | null) =>
  /<p[^>]*>(.*)<\/p>/.exec(renderToStaticMarkup(<BillReadings unit="kWh" spans={spans} startDate={startDate} endDate={endDate} />))?.[1];

it("[BL-45] only a reading that is known is called real", () => {
  expect(note([span], "2026-08-31", "2026-10-31")).toBe("31 agosto: lettura reale. 31 ottobre: lettura reale.");
  expect(note([{ ...span, start: null }], null, "2026-10-31")).toBe("31 ottobre: lettura reale.");
  expect(note([{ ...span, end: null }], "2026-08-31", null)).toBe("31 agosto: lettura reale.");
  expect(note([{ ...span, start: null, end: null }], null, null)).toBeUndefined();
});
