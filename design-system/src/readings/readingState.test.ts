import { describe, expect, it } from "vitest";
import type { DetailedSupply } from "../supplies/detailedSupply.ts";
import { readingState } from "./readingState.ts";
import type { ReadableSupply, SelfReadingFacts, SelfReadingWindow } from "./selfReading.ts";
import { supplyReadings } from "./supplyReadings.ts";

const window: SelfReadingWindow = {
  id: "w-1",
  supplyId: "s-1",
  from: "2026-11-17T23:00:00.000Z",
  to: "2026-11-26T23:00:00.000Z",
  switch: false,
  readingStatus: null,
};
const supply: ReadableSupply = { id: "s-1", commodity: "gas", status: "active", selfReadingToken: "t" };
const used = { ...supply, selfReadingToken: null };
const reading: SelfReadingFacts = {
  id: "r-1",
  supplyId: "s-1",
  windowId: "w-1",
  sentAt: "2026-11-19T09:00:00.000Z",
  meter: "12900",
  converter: null,
  status: "sent",
  reason: null,
};
const now = new Date("2026-11-20T09:00:00.000Z");
const state = (of: ReadableSupply, windows: SelfReadingWindow[] | undefined, sent: SelfReadingFacts[] = [], moment = now) =>
  readingState(of, { windows, sent }, moment).window;

describe("[SR-02] the state of a supply's reading", () => {
  it("[SR-28] a supply that is not active yet has no readings, whatever its meter, unless readings of it are known", () => {
    for (const status of ["underProcessing", "inProgress"] as const) {
      for (const commodity of ["electricity", "gas"] as const) {
        const starting = { ...supply, commodity, status };
        expect(state(starting, [])).toEqual({ state: "notActive" });
        expect(state(starting, undefined)).toEqual({ state: "notActive" });
        const known = { windows: [], sent: [], latest: new Map([[supply.id, {}]]) };
        expect(readingState(starting, known, now).window).toEqual({ state: commodity === "gas" ? "closed" : "automatic" });
      }
    }
  });

  it("[SR-04] electricity is read automatically, with any windows", () => {
    for (const windows of [undefined, [], [window]])
      expect(state({ ...supply, commodity: "electricity" }, windows)).toEqual({ state: "automatic" });
  });

  it("[SR-10] a window is open until its last day; a change of supplier is recognized by its flag or its cycle", () => {
    expect(state(supply, [window])).toEqual({ state: "open", to: window.to, switch: false });
    expect(state(supply, [{ ...window, switch: true }])).toMatchObject({ state: "open", switch: true });
  });

  it("[SR-10] a window is coming, past, missing or unknown", () => {
    const [before, after] = [new Date("2026-11-01T09:00:00.000Z"), new Date("2026-12-01T09:00:00.000Z")];
    expect(state(supply, [window], [], before)).toEqual({ state: "opens", from: window.from, to: window.to });
    expect(state(supply, [window], [], new Date(window.from))).toMatchObject({ state: "opens" });
    expect(state(supply, [window], [], after)).toEqual({ state: "closed" });
    expect(state(supply, [])).toEqual({ state: "closed" });
    expect(state(supply, undefined)).toEqual({ state: "unknown" });
    expect(state(used, [window])).toEqual({ state: "unknown" });
    expect(state({ ...supply, status: "suspended" }, [window])).toEqual({ state: "closed" });
  });

  it("of a supply that has ended nothing is announced, whatever is known of windows; what was sent in its last one is", () => {
    for (const status of ["ceased", "cancelled"] as const) {
      for (const commodity of ["gas", "electricity"] as const)
        for (const windows of [undefined, [], [window]]) expect(state({ ...used, commodity, status }, windows)).toEqual({ state: "ended" });
      expect(state({ ...used, status }, [window], [reading])).toEqual({ state: "sent", sentAt: reading.sentAt });
    }
  });

  it("a reading of this window is sent, accepted or refused, and then the window is open again", () => {
    expect(state(used, [window], [reading])).toEqual({ state: "sent", sentAt: reading.sentAt });
    expect(state(used, [window], [{ ...reading, status: "accepted" }])).toMatchObject({ state: "accepted" });
    const refused: SelfReadingFacts = { ...reading, status: "refused", reason: "Troppo alta." };
    expect(state(supply, [window], [refused])).toEqual({ state: "refused", reason: "Troppo alta.", to: window.to });
    expect(state(used, [window], [refused])).toEqual({ state: "refused", reason: "Troppo alta.", to: undefined });
    expect(state(supply, [window], [{ ...reading, windowId: "w-0" }])).toMatchObject({ state: "open" });
    expect(state(supply, [window], [{ ...reading, supplyId: "s-2" }])).toMatchObject({ state: "open" });
  });
});

it("[SR-02] readings that can be sent now come first, then gas, then meters that are read automatically", () => {
  const of = (id: string, changes: Partial<DetailedSupply>) =>
    ({ ...supply, id, nickname: id, address: null, ...changes }) as DetailedSupply;
  const supplies = [of("luce", { commodity: "electricity" }), of("canone", { commodity: "tv" }), of("chiusa", {}), of("aperta", {})];
  const hrefs = { enter: (id: string) => `#leggi-${id}`, reading: (id: string) => `#${id}` };
  const cards = supplyReadings(supplies, { windows: [{ ...window, supplyId: "aperta" }], sent: [], latest: undefined }, now, hrefs);
  expect(cards.map(({ name, enterHref }) => [name, enterHref])).toEqual([
    ["aperta", "#leggi-aperta"],
    ["chiusa", undefined],
    ["luce", undefined],
  ]);
});
