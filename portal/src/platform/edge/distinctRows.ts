import { uniqueBy } from "@favilla/design-system/data/uniqueBy.ts";
import { report } from "../errors/report.ts";

/** Drops each row that is exactly like an earlier one, and reports how many there were (AP-20). */
export function distinctRows(rows: readonly unknown[], what: string): unknown[] {
  const distinct = uniqueBy(rows, (row) => JSON.stringify(row));
  const repeated = rows.length - distinct.length;
  if (repeated > 0) report("Parameters", { what: `${what}: ${repeated} rows came twice` });
  return distinct;
}
