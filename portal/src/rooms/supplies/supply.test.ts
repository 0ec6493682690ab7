import { supplyStatuses } from "@favilla/design-system/supplies/supplyStatus.ts";
import { expect, it } from "vitest";
import { deliveryPoint, displayName, ofContract, statusOf } from "./supply.ts";

it("[SU-01] the display name is the nickname, else the address, else '...'", () => {
  expect(displayName({ nickname: "Casa", address: "Via Fittizia 8" })).toBe("Casa");
  expect(displayName({ nickname: "", address: "Via Fittizia 8" })).toBe("Via Fittizia 8");
  expect(displayName({ nickname: null, address: " " })).toBe("...");
});

it("[SU-03] both spellings of under processing are one status, and any other is unknown", () => {
  const words = ["Active", "UnderProcessing", "onWorking", "onCeasing", "onSospending", "Sospended", "Ceased", "Canceled", "Nuovo"];
  expect(words.map(statusOf)).toEqual(supplyStatuses);
  expect([statusOf("UnderProcessig"), statusOf(null)]).toEqual(["underProcessing", "unknown"]);
});

it("[SU-03] capitals and spaces around a status do not count, as in the other words of the servers", () => {
  expect(["ACTIVE", "active ", "OnCeasing", "constructor"].map(statusOf)).toEqual(["active", "active", "ceasing", "unknown"]);
});

it("[SU-01] a supply has the code of its delivery point, also where the other one is an empty text", () => {
  expect(deliveryPoint({ pod: "IT001E00001001", pdr: null })).toEqual({ name: "POD", code: "IT001E00001001" });
  expect(deliveryPoint({ pod: "", pdr: "12345678901234" })).toEqual({ name: "PDR", code: "12345678901234" });
  expect(deliveryPoint({ pod: " ", pdr: null })).toBeNull();
});

it("[SU-07] a contract's supplies have its number, ignoring spaces; a blank number belongs to no contract", () => {
  const supplies = ["CTR-1", " CTR-1 ", "CTR-3", null, null, "", " "].map((contractNumber, index) => ({ id: index + 1, contractNumber }));
  const found = (number: string | null) => ofContract(number, supplies).map(({ id }) => id);
  expect(["CTR-1", "CTR-1 ", "CTR-3", "CTR-4", "ctr-1"].map(found)).toEqual([[1, 2], [1, 2], [3], [], []]);
  expect([null, "", "  "].map(found)).toEqual([[], [], []]);
});
