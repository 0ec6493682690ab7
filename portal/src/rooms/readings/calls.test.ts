import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { setOnError } from "../../platform/errors/errorPort.ts";
import { ApiError } from "../../platform/errors/errors.ts";
import { parseAuthorization, parseReading, parseReadings } from "./selfReading.ts";
import { cycleTypeOf, parseWindows } from "./windows/window.ts";

setOnError(vi.fn());

const window = {
  id: "w-1",
  supplyId: "s-1",
  type: "SWITCH",
  from: "2026-11-18T23:00:00.000Z",
  to: "2026-11-27T23:00:00.000Z",
  switch: true,
};
const reading = {
  id: "r-1",
  supplyId: "s-1",
  windowId: null,
  sentAt: "2026-11-21T09:00:00.000Z",
  LetturaMisuratore: "00471",
  LetturaConvertitore: null,
  TipoLettura: "CICLO",
  platform: "WEB",
  status: "refused",
  reason: "Troppo alta.",
  decidedAt: "2026-11-22T09:00:00.000Z",
};
const authorization = {
  supplyId: "s-1",
  windowId: "w-1",
  TipoLettura: "CICLO",
  to: "2026-11-27T23:00:00.000Z",
  digits: 5,
  converter: true,
  lastReading: { date: "2026-10-30T23:00:00.000Z", LetturaMisuratore: 470, LetturaConvertitore: 488 },
};

describe("self-readings on the wire", () => {
  it("[SR-10] a window has its cycle type, from, to and switch flag, and the status of its last reading", () => {
    expect(parseWindows([window])).toEqual([{ ...window, readingStatus: null }]);
    const statuses = ["refused", "odd", null].map((readingStatus) => parseWindows([{ ...window, readingStatus }])[0]?.readingStatus);
    expect(statuses).toEqual(["refused", "sent", null]);
    expect(parseWindows([{ ...window, switch: "yes", type: "CICLO" }])).toMatchObject([{ type: "CICLO", switch: false }]);
    expect(parseWindows([{ ...window, switch: false, type: "SWITCH" }])).toMatchObject([{ switch: true }]);
    expect(["CICLO", "SWITCH", "ciclo", "toString", null, 1].map(cycleTypeOf)).toEqual(["CICLO", "SWITCH", null, null, null, null]);
  });

  it("[SR-10] a window without a beginning or an end is dropped", () => {
    for (const none of [null, undefined, "ieri", "0001-01-01T00:00:00.000Z", "2026-02-30T10:00:00Z", 5])
      expect([parseWindows([{ ...window, from: none }]), parseWindows([{ ...window, to: none }])]).toEqual([[], []]);
  });

  it("a window with days and no times goes from midnight to midnight in Rome", () => {
    expect(parseWindows([{ ...window, from: "2026-03-28", to: "2026-03-30" }])).toMatchObject([
      { from: "2026-03-27T23:00:00.000Z", to: "2026-03-29T22:00:00.000Z" },
    ]);
  });

  it("a reading keeps its leading zeros, and an unknown status counts as sent", () => {
    expect(parseReading(reading)).toEqual({
      id: "r-1",
      supplyId: "s-1",
      windowId: null,
      sentAt: "2026-11-21T09:00:00.000Z",
      meter: "00471",
      converter: null,
      type: "CICLO",
      platform: "WEB",
      status: "refused",
      reason: "Troppo alta.",
      decidedAt: "2026-11-22T09:00:00.000Z",
    });
    expect(["sent", "accepted", "lost", null].map((status) => parseReading({ ...reading, status }).status)).toEqual([
      "sent",
      "accepted",
      "sent",
      "sent",
    ]);
  });

  it("[SR-09] the authorisation says whether there is a converter, and the last real reading", () => {
    expect(parseAuthorization(authorization)).toEqual({
      supplyId: "s-1",
      windowId: "w-1",
      type: "CICLO",
      to: "2026-11-27T23:00:00.000Z",
      digits: 5,
      hasConverter: true,
      last: { date: "2026-10-31", meter: 470, converter: 488 },
    });
    expect(parseAuthorization({ ...authorization, converter: null, lastReading: null })).toMatchObject({ hasConverter: false, last: null });
  });

  it("[SR-23] a last real reading without a usable day is still the last one, so that the new one is compared with it", () => {
    for (const date of ["0001-01-01T00:00:00.000Z", null, undefined])
      expect(parseAuthorization({ ...authorization, lastReading: { ...authorization.lastReading, date } }).last).toEqual({
        date: null,
        meter: 470,
        converter: 488,
      });
  });

  it("[AP-06] [AP-14] any JSON is an entity or a typed error, and no more", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (data, part) => {
        for (const read of [
          () => parseWindows(data),
          () => parseWindows([{ ...window, from: part, type: data }]),
          () => parseReading(data),
          () => parseReadings([{ ...reading, LetturaMisuratore: part, sentAt: data }]),
          () => parseAuthorization(data),
          () => parseAuthorization({ ...authorization, lastReading: data, digits: part }),
        ]) {
          try {
            read();
          } catch (error) {
            expect(error).toBeInstanceOf(ApiError);
          }
        }
      }),
    );
  });
});
