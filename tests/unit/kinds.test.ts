import { toCents } from "@favilla/design-system/bills/billLine.ts";
import { addDays, addMonths, daysBetween, monthOf } from "@favilla/design-system/data/days.ts";
import type { Cents, Day, Euros, Month, SupplyCode, SupplyId } from "@favilla/design-system/data/kinds.ts";
import type { Supply } from "@favilla/design-system/supplies/supply.ts";
import { expect, expectTypeOf, it } from "vitest";
import type { CustomerId } from "../../portal/src/platform/session/customerId.ts";
import type { Session } from "../../portal/src/platform/session/session.ts";
import type { fetchConsumption } from "../../portal/src/rooms/consumption/calls.ts";
import type { fetchSupplies } from "../../portal/src/rooms/supplies/calls.ts";

const [day, month]: [Day, Month] = ["2026-11-20", "2026-11"];
const [euros, cents]: [Euros, Cents] = [1.5, 150];

it("[DS-83] a month in the place of a day, or cents in that of euros, does not compile", () => {
  const mistakes = [
    // @ts-expect-error: a month has no next day.
    () => addDays(month, 1),
    // @ts-expect-error: a day is no month.
    () => addMonths(day, 1),
    // @ts-expect-error: the month of a day is no day.
    () => daysBetween(day, monthOf(day)),
    // @ts-expect-error: cents are not turned into cents again.
    () => toCents(cents),
    // @ts-expect-error: euros are no cents.
    (): Cents => euros,
  ];
  expect(mistakes).toHaveLength(5);
  // Plain texts and numbers are of any kind, so that sites give theirs as they are.
  expect([addDays("2026-11-20", 1), toCents(1.5)]).toEqual(["2026-11-21", 150]);
});

it("[DS-83] the ids of a customer and of a supply, and the code of a supply, are not taken for each other", () => {
  expectTypeOf<SupplyId>().not.toExtend<CustomerId>();
  expectTypeOf<SupplyId>().not.toExtend<Parameters<typeof fetchSupplies>[0]>();
  expectTypeOf<CustomerId>().not.toExtend<Parameters<typeof fetchConsumption>[1]["supplyId"]>();
  expectTypeOf<Supply["supplyCode"]>().not.toExtend<Supply["id"] | null>();
  expectTypeOf<Session["customerId"]>().toEqualTypeOf<CustomerId>();
  expectTypeOf<SupplyCode>().toExtend<string>();
});
