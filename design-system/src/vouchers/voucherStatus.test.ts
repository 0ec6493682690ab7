import { describe, expect, test } from "vitest";
import { activeVoucherGroups, passesFilter, shownStatus, voucherFilters, voucherStatuses } from "./voucherStatus.ts";

describe("[VC-01] status filter", () => {
  test("vouchers that are assigned or to be assigned show as valid", () => {
    expect(voucherStatuses.map(shownStatus)).toEqual(["Valid", "Valid", "Expired", "Used"]);
    expect(["assigned", "", "toString", "All"].map(shownStatus)).toEqual(["Unknown", "Unknown", "Unknown", "Unknown"]);
  });

  test("each status is in All and in exactly one other choice, an unknown one in All alone", () => {
    const choices = (status: string) => voucherFilters.filter((filter) => passesFilter(status, filter));
    expect(voucherStatuses.map(choices)).toEqual([
      ["All", "Valid"],
      ["All", "Valid"],
      ["All", "Expired"],
      ["All", "Used"],
    ]);
    expect(choices("Lost")).toEqual(["All"]);
  });

  test("one group is active if the filter hides any voucher", () => {
    expect(voucherFilters.map(activeVoucherGroups)).toEqual([0, 1, 1, 1]);
  });
});
