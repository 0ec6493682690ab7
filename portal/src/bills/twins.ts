import type { Bill } from "./bill.ts";

type Period = Pick<Bill, "id" | "number" | "supplyCode" | "commodity" | "periodFrom" | "periodTo">;

/** Bills of one supply whose periods share more than the day on which one ends and the next begins, by the id of each. */
export function twinsOf<B extends Period>(bills: readonly B[]): Map<number, B> {
  const bySupply = new Map<string, B[]>();
  for (const bill of bills) {
    if (!bill.supplyCode || !bill.periodFrom || !bill.periodTo || bill.periodFrom >= bill.periodTo) continue;
    const key = `${bill.supplyCode} ${bill.commodity}`;
    bySupply.set(key, [...(bySupply.get(key) ?? []), bill]);
  }
  const twins = new Map<number, B>();
  for (const own of bySupply.values()) {
    own.sort((a, b) => (String(a.periodFrom) < String(b.periodFrom) ? -1 : 1));
    for (const [index, bill] of own.entries()) {
      const next = own[index + 1];
      if (!next || String(next.periodFrom) >= String(bill.periodTo)) continue;
      twins.set(bill.id, next);
      twins.set(next.id, twins.get(next.id) ?? bill);
    }
  }
  return twins;
}
