import fc from "fast-check";
import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { type CalendarDay, toCalendar } from "./calendar.ts";

const now = new Date("2026-11-22T09:30:00Z");

/** Writes and reads the text as a file does. */
const throughBytes = (text: string) => new TextDecoder().decode(new TextEncoder().encode(text));

/** Reads the file with another library than the one that wrote it. */
const read = (days: readonly CalendarDay[]) =>
  new ICAL.Component(ICAL.parse(throughBytes(toCalendar(days, now)))).getAllSubcomponents("vevent").map((component) => {
    const event = new ICAL.Event(component);
    const [alarm] = component.getAllSubcomponents("valarm");
    return {
      uid: event.uid,
      day: event.startDate.toString(),
      end: event.endDate.toString(),
      wholeDay: event.startDate.isDate,
      title: event.summary,
      text: event.description,
      action: alarm?.getFirstPropertyValue("action"),
      reminder: (alarm?.getFirstPropertyValue("trigger") as ICAL.Duration | undefined)?.toSeconds(),
    };
  });

const bill: CalendarDay = {
  day: "2026-11-28",
  title: "Paga la bolletta di Casa di Bologna, 99,06 €",
  code: "300000000000000026",
  codeLabel: "Codice avviso",
};

describe("[HM-14] the calendar file", () => {
  it("has whole days with a reminder two days before", () => {
    expect(read([bill])).toEqual([
      {
        uid: "2026-11-28-300000000000000026@favilla",
        day: "2026-11-28",
        end: "2026-11-29",
        wholeDay: true,
        title: "Paga la bolletta di Casa di Bologna, 99,06 €",
        text: "Codice avviso 300000000000000026",
        action: "DISPLAY",
        reminder: -2 * 24 * 60 * 60,
      },
    ]);
  });

  it.each(["2026-03-29", "2026-10-25", "2027-01-01", "2028-02-29"])("keeps %s, also where clocks, months and years change", (day) =>
    expect(read([{ ...bill, day }])[0]?.day).toBe(day),
  );

  it("names each event by its whole text: a calendar that takes two for one would drop the second", () => {
    const name = "Via Giuseppe Garibaldi 128, 20121 Milano MI";
    const debits = ["33,58 €", "101,20 €"].map((amount) => ({ day: "2026-11-28", title: `Addebito della bolletta di ${name}, ${amount}` }));
    const readings = ["Casa al mare «Дом»", "Casa al mare «Дача»"].map((of) => ({ day: "2026-11-28", title: `Autolettura di ${of}` }));
    const uids = read([...debits, ...readings]).map(({ uid }) => uid);
    expect(new Set(uids).size).toBe(4);
    expect(read(debits.toReversed()).map(({ uid }) => uid)).toEqual(uids.slice(0, 2).toReversed());
  });

  it("has the header that calendars ask for, lines of at most 75 bytes that end with CRLF, and nothing about the customer", () => {
    const text = toCalendar([{ ...bill, title: `Paga la bolletta di ${"Condominio Campione è ".repeat(6)}, 1.234.567,89 €` }], now);
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(text).toContain("VERSION:2.0\r\n");
    expect(text).toMatch(/PRODID:\S/);
    for (const line of text.split("\r\n")) {
      expect(line).not.toContain("\n");
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    }
    expect(text).not.toMatch(/ORGANIZER|ATTENDEE|LOCATION|URL/);
  });

  it("keeps any text unchanged", () => {
    const text = fc
      .string({ minLength: 1, maxLength: 120, unit: "grapheme-composite" })
      .map((value) => `a${value.replace(/[\r\n\p{C}]/gu, " ")}b`);
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 40 }), (titles) => {
        const days = titles.map((title, index): CalendarDay => ({ day: "2026-12-13", title, code: String(index) }));
        expect(read(days).map(({ title }) => title)).toEqual(titles);
      }),
      { numRuns: 50 },
    );
  });
});
