import { placeholders } from "../base/dates.ts";
import type { ConsumptionRow } from "./rows.ts";

const row = { componentCode: "CO", reading: 100, consumption: 10, zone: "F1", readingDesc: "LETTURA A GIRO", readingCode: "LG" };

/** Rows that an old system sends for any requested period, by supplyCode: without a day, and with unexpected values. */
export const oddRows: Readonly<Record<string, readonly ConsumptionRow[]>> = {
  "100003001": [
    { ...row, date: null },
    { ...row, date: placeholders[0] },
    { ...row, date: placeholders[1] },
    {
      componentCode: "CO",
      date: "2026-03-28T23:00:00.000Z",
      reading: "4.412,5",
      consumption: null,
      zone: "f1 ",
      readingDesc: null,
      readingCode: "ZZ",
    },
  ],
};
