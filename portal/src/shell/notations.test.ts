import { defaultBillFilter } from "@favilla/design-system/bills/billFilter.ts";
import { decodeBillFilter } from "@favilla/design-system/bills/billFilterQuery.ts";
import { defaultConsumptionFilter } from "@favilla/design-system/consumption/consumptionFilter.ts";
import { readPeriod } from "@favilla/design-system/consumption/consumptionPeriod.ts";
import { parseAmount } from "@favilla/design-system/forms/parseAmount.ts";
import { checkReading } from "@favilla/design-system/readings/preview.ts";
import fc from "fast-check";
import { expect, it } from "vitest";
import { parseEuros, parseQuantity } from "../platform/edge/amount.ts";
import { wholeOf } from "../platform/edge/edge.ts";
import { isRefused } from "../rooms/account/customer.ts";
import { accountStatusOf } from "../rooms/bills/billCodes.ts";
import { billLink } from "../rooms/bills/card/billLink.ts";
import { parseReadings } from "../rooms/readings/selfReading.ts";

/** Texts that JavaScript reads as numbers, and no person and no contract writes. */
const otherNotation = fc.oneof(
  fc.stringMatching(/^\d{1,3}(\.\d)?[eE][+-]?\d{1,3}$/),
  fc.stringMatching(/^0[xXbBoO][01]{1,4}$/),
  fc.stringMatching(/^\+\d{1,4}$/),
  fc.stringMatching(/^\d{400}$/),
  fc.stringMatching(/^\.\d{1,2}$/),
  fc.stringMatching(/^\d{1,3}\.$/),
  fc.constantFrom("Infinity", "-Infinity", "NaN", "1_000", "２０２６", "٢٠٢٦", "0.", "1n"),
);
const reading = (meter: string) => ({
  ...{ id: "r-1", supplyId: "s-1", windowId: null, sentAt: "2026-11-20T09:00:00.000Z", TipoLettura: "CICLO", platform: "WEB" },
  ...{ LetturaMisuratore: meter, LetturaConvertitore: null, status: "sent", reason: null, decidedAt: null },
});

it("[AP-51] no other notation of a number is an id, a year, a count or an amount", () => {
  fc.assert(
    fc.property(otherNotation, (text) => {
      expect([wholeOf(text), parseEuros(text), parseQuantity(text)]).toEqual([undefined, null, null]);
      expect([isRefused({ customerId: text }), accountStatusOf(text), billLink(text, "1")]).toEqual([false, "Unknown", null]);
      expect(parseReadings([reading(text)])).toEqual([]);
      expect(readPeriod(new URLSearchParams({ periodo: `s-1:${text}:1-2` }), "s-1", 2026)).toEqual(defaultConsumptionFilter(2026));
      expect(readPeriod(new URLSearchParams({ periodo: `s-1:2026:${text}-12` }), "s-1", 2026)).toEqual(defaultConsumptionFilter(2026));
      for (const name of ["importo-da", "importo-a"])
        expect(decodeBillFilter(new URLSearchParams({ [name]: text }))).toEqual(defaultBillFilter);
      if (!/^\d*[.]\d*$|^[２٢]/.test(text)) expect(parseAmount(text).value).toBeNull();
    }),
  );
});

it("[AP-51] plain digits are, wherever they are read", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999 }), (number) => {
      const text = String(number);
      expect([wholeOf(text), parseEuros(text), parseQuantity(text)]).toEqual(Array(3).fill(number));
      expect(isRefused({ customerId: text })).toBe(number < 100);
      expect(parseReadings([reading(text)])[0]?.meter).toBe(text);
      expect(checkReading(text, 6)).toBeUndefined();
      expect(parseAmount(text).value).toBe(number);
    }),
  );
});
