import { expect, it } from "vitest";
import { prefixOptions } from "./prefixOptions.ts";

it("without a list of prefixes Italy's is offered", () => {
  expect(prefixOptions(undefined, "+39 Italia")).toEqual([{ value: "39", label: "+39 Italia" }]);
  expect(prefixOptions([{ value: "378", label: "San Marino (+378)" }], "+39 Italia")).toEqual([{ value: "378", label: "+378 San Marino" }]);
});
