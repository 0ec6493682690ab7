import { expect, it } from "vitest";
import { parseSupplies } from "./supplyDetail.ts";

it("[SU-09] a meter status that the servers do not give is absent; only one that nobody knows is to be verified", () => {
  const statuses = [undefined, null, "", " ", "Rusty", "active"].map((meterStatus) => ({ id: 1, meterStatus }));
  expect(parseSupplies(statuses).map(({ meterStatus }) => meterStatus)).toEqual([null, null, null, null, "unknown", "active"]);
});
