import { supplyStatuses } from "@favilla/design-system/supplies/supplyStatus.ts";
import { expect, it } from "vitest";
import { statusOf } from "./supplyStatusCodes.ts";

it("[SU-03] both spellings of under processing are one status, and any other is unknown", () => {
  const words = ["Active", "UnderProcessing", "onWorking", "onCeasing", "onSospending", "Sospended", "Ceased", "Canceled", "Nuovo"];
  expect(words.map(statusOf)).toEqual(supplyStatuses);
  expect([statusOf("UnderProcessig"), statusOf(null)]).toEqual(["underProcessing", "unknown"]);
});

it("[SU-03] capitals and spaces around a status do not count, as in the other words of the servers", () => {
  expect(["ACTIVE", "active ", "OnCeasing", "constructor"].map(statusOf)).toEqual(["active", "active", "ceasing", "unknown"]);
});
