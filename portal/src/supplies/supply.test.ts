import { expect, it } from "vitest";
import { statusOf } from "../api/supplies.ts";
import { displayName, supplyStatuses } from "./supply.ts";

it("[SU-01] the display name is the nickname, else the address, else '...'", () => {
  expect(displayName({ nickname: "Casa", address: "Via Fittizia 8" })).toBe("Casa");
  expect(displayName({ nickname: "", address: "Via Fittizia 8" })).toBe("Via Fittizia 8");
  expect(displayName({ nickname: null, address: " " })).toBe("...");
});

it("[SU-03] both spellings of under processing are one, what isn't known is unknown", () => {
  expect(supplyStatuses.map(statusOf)).toEqual(supplyStatuses);
  expect([statusOf("UnderProcessig"), statusOf("Nuovo"), statusOf(null)]).toEqual(["UnderProcessing", "unknown", "unknown"]);
});
