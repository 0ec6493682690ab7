import { buildPage } from "./build.ts";
import type { Row } from "./report.ts";

const part = "Data layer, beside swr, zod and dayjs, brotli";

/** The size of the portal's data layer in a first load, and of the calls of one room. */
export async function measureDataBytes(): Promise<Row[]> {
  const [floor, layer, bills] = (await Promise.all(["data-floor", "data", "data-bills"].map(buildPage))).map(({ js }) => js / 1000);
  const row = (item: string, value = 0, than = 0, limit?: number): Row => ({ part, item, unit: "kB", value: value - than, limit });
  return [row("configuration, session, calls, first questions", layer, floor, 8), row("a room's schemas and mappers: bills", bills, layer)];
}
