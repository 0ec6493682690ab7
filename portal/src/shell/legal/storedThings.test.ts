import { reportedDays } from "@favilla/design-system/bills/billFacts.ts";
import { storedMessages } from "@favilla/design-system/legal/storedMessages.it.ts";
import { words as de } from "@favilla/design-system/locales/de/storedThings.ts";
import { words as en } from "@favilla/design-system/locales/en/storedThings.ts";
import { expect, it, vi } from "vitest";
import { memoryStorage } from "../../platform/session/memoryStorage.ts";
import { keptDays, readReports, writeReports } from "../../platform/session/reports.ts";
import { clearAll, sessionKey, writeSession } from "../../platform/session/session.ts";
import { learnServerTime } from "../../platform/time/now.ts";
import { storedThings } from "./storedThings.ts";

const sources = import.meta.glob<string>(["../../**/*.{ts,tsx}", "!../../**/*.test.{ts,tsx}", "!./storedThings.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Names of locks, which store no data. */
const locks = ["favilla.refresh"];

it("[CH-20] the page on cookies names every key that the portal's code has, and no other", () => {
  const text = Object.values(sources).join("\n");
  const keys = new Set([...text.matchAll(/["`](favilla\.[a-z]+(?:\.(?=\$))?)/g)].map(([, key]) => key as string));
  expect([...keys].filter((key) => !locks.includes(key)).sort()).toEqual(storedThings.map(({ key }) => key).sort());
  expect(text).not.toMatch(/document\.cookie|indexedDB|caches\.open/);
});

it("each key has words", () => {
  for (const { name } of storedThings)
    for (const part of ["Title", "Text", "Time"] as const) expect(storedMessages.words[`${name}${part}`]).toBeTruthy();
});

const customer = { customerId: "100001", token: "t", refreshToken: "r" };

/** Values of choices, which a sign-out reads. */
const values: Record<string, string> = { "favilla.mode": "dark", "favilla.language": "de", "favilla.discreet": "on" };

it("[RT-44] each thing is where the page says, and is gone after a sign-out unless the page says that it stays", () => {
  const stored = { local: new Map<string, string>(), tab: new Map<string, string>() };
  vi.stubGlobal("window", { localStorage: memoryStorage(stored.local), sessionStorage: memoryStorage(stored.tab) });
  const ofCustomer = (key: string) => (key === "favilla.reported." ? `${key}${customer.customerId}` : key);
  for (const { key, place } of storedThings) stored[place].set(ofCustomer(key), values[key] ?? "1");
  writeSession(customer);
  expect(stored.local.has(sessionKey)).toBe(true);
  clearAll();
  const stay = storedThings.filter(({ key, place }) => stored[place].has(ofCustomer(key))).map(({ name }) => name);
  expect(stay).toEqual(["mode", "language", "discreet", "reported"]);
  const ends = (words: Record<string, string>, signOut: RegExp) =>
    storedThings.filter(({ name }) => signOut.test(words[`${name}Time`] ?? "")).map(({ name }) => name);
  const withSession = ["session", "drafts", "scroll", "dismissed"];
  expect(ends(storedMessages.words, /(?<!anche dopo che )\besci\b/)).toEqual(withSession);
  expect(ends(en, /(?<!also after )you sign out|send it, sign out/)).toEqual(withSession);
  expect(ends(de, /(?<!auch nachdem )Sie sich abmelden|, sich abmelden/)).toEqual(withSession);
});

it("[BL-211] a reported payment is deleted on the day that the page says, and the days are those of the code", () => {
  const entries = new Map<string, string>();
  vi.stubGlobal("window", { localStorage: memoryStorage(entries) });
  learnServerTime(new Date("2026-11-20T10:00:00+01:00").toUTCString());
  const kept = { day: "2026-09-22", instalments: [] };
  writeReports("100001", { 1: { ...kept, day: "2026-09-21" }, 2: kept });
  expect(readReports("100001")).toEqual({ 2: kept });
  expect(entries.get("favilla.reported.100001")).toBe(JSON.stringify({ 2: kept }));
  writeReports("100001", { 1: { ...kept, day: "2026-09-21" } });
  readReports("100001");
  expect(entries.size).toBe(0);
  for (const words of [storedMessages.words, en, de]) {
    expect(words.reportedText).toMatch(new RegExp(`\\b${reportedDays}\\b`));
    expect(words.reportedTime).toMatch(new RegExp(`\\b${keptDays}\\b`));
  }
});
