import { expect, it } from "vitest";
import type { Supply } from "../supplies/supply.ts";
import { aheadSupply } from "./aheadSupply.ts";
import type { Bill } from "./bill.ts";

const bill = (supplyCode: string, periodTo: string | null) => ({ supplyCode, periodTo, details: [] }) as unknown as Bill;
const bills = (code: string, count: number, last: string) =>
  Array.from({ length: count }, (_, index) => bill(code, index === 0 ? last : `202${index}-01-31`));
const supply = (id: string, status = "active") => ({ id, supplyCode: id, status }) as Supply;

it("[HM-49] the next bill on home is that of the active supply whose period ends first, of those with five bills", () => {
  const all = [
    ...bills("a", 5, "2026-10-31"),
    ...bills("b", 6, "2026-09-30"),
    ...bills("c", 4, "2026-08-31"),
    ...bills("d", 9, "2026-07-31"),
  ];
  expect(aheadSupply(all, [supply("a"), supply("b"), supply("c"), supply("d", "ceased")])?.id).toBe("b");
  expect(aheadSupply(all, [supply("c")])).toBeUndefined();
  expect(aheadSupply([...bills("a", 4, "2026-10-31"), bill("a", null)], [supply("a")])).toBeUndefined();
  expect(aheadSupply([], [])).toBeUndefined();
});
