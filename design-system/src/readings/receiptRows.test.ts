import { describe, expect, it } from "vitest";
import { daysBetweenReadings, receiptRows } from "./receiptRows.ts";

describe("[SR-20] a receipt", () => {
  it("says what each register has counted since the reading before", () => {
    const before = { date: "2026-10-31", value: 11_020.7, converterValue: 52_800 };
    expect(receiptRows({ value: 11_080 }, before)).toEqual([{ register: "meter", unit: "m³", before: 11_020.7, after: 11_080, used: 60 }]);
    expect(receiptRows({ value: 11_080, converterValue: 52_905 }, before).map(({ unit, used }) => [unit, used])).toEqual([
      ["m³", 60],
      ["Smc", 105],
    ]);
    expect(daysBetweenReadings(before, "2026-11-20T09:00:00.000Z")).toBe(20);
  });

  it("says no consumption without a reading before, without a value, and for a meter that counts less than before", () => {
    expect(receiptRows({ value: 11_080 }, null)[0]?.used).toBeUndefined();
    expect(receiptRows({ value: null }, { value: 11_020 })[0]?.used).toBeUndefined();
    expect(receiptRows({ value: 5 }, { value: 99_990 })[0]?.used).toBeUndefined();
    expect(receiptRows({ value: 11_020 }, { value: 11_020 })[0]?.used).toBe(0);
    expect(daysBetweenReadings({ date: "2026-11-21", value: 1 }, "2026-11-20T09:00:00.000Z")).toBeUndefined();
    expect(daysBetweenReadings(undefined, "2026-11-20")).toBeUndefined();
  });
});
