import type { CalendarDay } from "@favilla/design-system/data/calendarDay.ts";
import fc from "fast-check";
import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { toCalendar } from "./calendar.ts";

const now = new Date("2026-11-22T09:30:00Z");

/** Writes and reads the text as a file does. */
const throughBytes = (text: string) => new TextDecoder().decode(new TextEncoder().encode(text));

/** Reads the file with another library than the one that wrote it. */
const read = (days: readonly CalendarDay[], at = now) =>
  new ICAL.Component(ICAL.parse(throughBytes(toCalendar(days, at)))).getAllSubcomponents("vevent").map((component) => {
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
      alarm: alarm?.getFirstPropertyValue("description"),
      reminder: (alarm?.getFirstPropertyValue("trigger") as ICAL.Duration | undefined)?.toSeconds(),
      sequence: event.sequence,
    };
  });

const bill: CalendarDay = {
  id: "bill 26",
  day: "2026-11-28",
  title: "Paga la bolletta di Casa di Bologna, 99,06 €",
  code: "300000000000000026",
  codeLabel: "Codice avviso",
};

describe("[HM-14] the calendar file", () => {
  it("has whole days with a reminder", () => {
    expect(read([bill])).toEqual([
      {
        uid: expect.stringMatching(/^[0-9a-f]{16}@favilla$/),
        day: "2026-11-28",
        end: "2026-11-29",
        wholeDay: true,
        title: "Paga la bolletta di Casa di Bologna, 99,06 €",
        text: "Codice avviso 300000000000000026",
        action: "DISPLAY",
        alarm: "Paga la bolletta di Casa di Bologna, 99,06 €",
        reminder: -39 * 60 * 60,
        sequence: 29_922_330,
      },
    ]);
  });

  it.each(["2026-03-29", "2026-10-25", "2027-01-01", "2028-02-29"])("keeps %s, also where clocks, months and years change", (day) =>
    expect(read([{ ...bill, day }])[0]?.day).toBe(day),
  );

  it("[HM-27] has the same event for the same bill, whatever its name, amount and day, so that the second file replaces the first", () => {
    const later = new Date(now.getTime() + 60_000);
    const [first] = read([bill]);
    const [second] = read([{ ...bill, day: "2026-12-05", title: "Paga la bolletta di Casa nuova, 66,04 €", code: undefined }], later);
    expect(second?.uid).toBe(first?.uid);
    expect(second?.sequence).toBe((first?.sequence ?? 0) + 1);
    expect(second?.day).toBe("2026-12-05");
  });

  it("[HM-27] has an event of its own for each bill, instalment and reading, whatever they share, and no code of a supply", () => {
    const numbers = Array.from({ length: 40 }, (_, number) => number);
    const ids = [
      ...numbers.flatMap((number) => [`bill ${number}`, `bill 1 instalment ${number}`, `bill ${number} instalment 1`]),
      ...numbers.map((number) => `reading IT001E0000000${number} 2026-11`),
      ...["reading IT001E00000001 2026-12", "reading Дом 2026-11", "reading Дача 2026-11"],
    ];
    const uids = read(ids.map((id) => ({ ...bill, id }))).map(({ uid }) => uid);
    expect(new Set(uids).size).toBe(new Set(ids).size);
    expect(uids.join(" ")).not.toContain("IT001E");
  });

  it.each([
    ["2026-11-22", undefined],
    ["2026-11-23", 9],
    ["2026-11-24", -15],
    ["2026-11-25", -39],
    ["2027-01-20", -39],
  ])("[HM-28] what is due on %s is remembered on a morning to come, %s hours from the day's beginning", (day, hours) => {
    const [event] = read([{ ...bill, day }]);
    expect(event?.reminder).toBe(hours && hours * 3600);
    expect(event?.alarm).toBe(hours && bill.title);
  });

  it("[HM-28] the days that are left are those of Rome", () => {
    const night = new Date("2026-11-21T23:30:00Z");
    expect(read([{ ...bill, day: "2026-11-22" }], night)[0]?.reminder).toBeUndefined();
    expect(read([{ ...bill, day: "2026-11-23" }], night)[0]?.reminder).toBe(9 * 3600);
  });

  it.each([
    ["C:\\casa\\nuova; via Roma, 1", undefined],
    ["Casa 👨‍👩‍👧‍👦 al mare 🌊", undefined],
    ["بيت البحر ‏(2)", undefined],
    ["בית, הים; \\n", undefined],
    ["Casa\nal mare", "Casa al mare"],
    ["Casa\r\nal mare\rnuova", "Casa al mare nuova"],
    ["Casa\r\n al mare", "Casa al mare"],
    ["Casa\u2028al\u0085mare\u000b", "Casa al mare"],
    ["Casa\r\nEND:VEVENT\r\nBEGIN:VEVENT", "Casa END:VEVENT BEGIN:VEVENT"],
  ])("[BL-77] has the name %j in the title and the reminder, in one line", (name, shown = name) => {
    const title = `Paga la bolletta di ${name}`;
    const label = `Codice di ${name}`;
    const events = read([{ ...bill, title, codeLabel: label }]);
    const all = events.map((event) => [event.title, event.alarm, event.text]);
    expect(all).toEqual([[`Paga la bolletta di ${shown}`, `Paga la bolletta di ${shown}`, `Codice di ${shown} ${bill.code}`]]);
  });

  it("[DS-80] has no characters that isolate a name on a page, in title, description and reminder", () => {
    const [event] = read([{ ...bill, title: "Paga la bolletta di \u2068בית, הים\u2069, 33,02 €", codeLabel: "Codice di \u2068בית\u2069" }]);
    expect([event?.title, event?.alarm]).toEqual(Array(2).fill("Paga la bolletta di בית, הים, 33,02 €"));
    expect(event?.text).toBe(`Codice di בית ${bill.code}`);
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

  it("[BL-77] keeps any text unchanged, in title, description and reminder, but for its line breaks", () => {
    const piece = fc.oneof(
      fc.constantFrom("\\", ";", ",", "\r", "\n", "\r\n", " ", "\\n", "🌊", "בית"),
      fc.string({ unit: "grapheme", maxLength: 8 }),
    );
    const text = fc.array(piece, { minLength: 1, maxLength: 20 }).map((pieces) => `a${pieces.join("")}b`);
    const lineOf = (value: string) => value.replace(/[\p{Cc}\u2028\u2029 ]+/gu, " ");
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 20 }), (titles) => {
        const days = titles.map((title, index): CalendarDay => ({ id: String(index), day: "2026-12-13", title, code: title }));
        expect(read(days).map((event) => [event.title, event.text, event.alarm])).toEqual(
          titles.map((each) => Array(3).fill(lineOf(each))),
        );
      }),
      { numRuns: 50 },
    );
  });
});
