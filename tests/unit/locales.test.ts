import type { AccountStatementRow } from "@favilla/design-system/bills/accountStatement.ts";
import { movementStatus } from "@favilla/design-system/bills/statementText.ts";
import { toPayText } from "@favilla/design-system/bills/toPayText.ts";
import { languageOf } from "@favilla/design-system/data/languages.ts";
import { formatsOf } from "@favilla/design-system/data/useFormats.ts";
import type { Catalogue } from "@favilla/design-system/locales/catalogue.ts";
import * as de from "@favilla/design-system/locales/de.ts";
import * as en from "@favilla/design-system/locales/en.ts";
import * as it from "@favilla/design-system/locales/it.ts";
import { type MessageCatalogue, mergeMessages } from "@favilla/design-system/theme/messages.ts";
import { regionOf } from "@favilla/design-system/theme/region.ts";
import { expect, expectTypeOf, test, vi } from "vitest";
import { listFiles, readSource } from "../../design-system/build/graph.ts";
import { translationFaults } from "../../stories/words/languages.ts";
import { kindOf, lengthOf, limits } from "../../stories/words/rules.ts";
import { catalogue, languages } from "./words.ts";

const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
/** Modules of the library that add to its list of words under the package's name: the compiler then writes that name into all declarations. */
const augmentsByName = (source: string) => /declare module "@favilla\/design-system/.test(source);

test("no module of the library adds its words under the package's own name", () => {
  const files = listFiles("design-system/src/**/*.ts");
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => augmentsByName(readSource(file)))).toEqual([]);
  expect(augmentsByName('declare module "@favilla/design-system/theme/messages.ts" {')).toBe(true);
});

const all = catalogue.filter(({ room }) => room in languages.en);

test.each(["en", "de"] as const)("[DS-29] %s has the rooms, keys and placeholders of Italian", (language) => {
  const words = languages[language];
  const messages = catalogue;
  const ids = Object.entries(words).flatMap(([room, texts]) => Object.keys(texts).map((key) => `${room}.${key}`));
  expect(ids.sort()).toEqual(messages.map(({ room, key }) => `${room}.${key}`).sort());
  for (const { room, key, text } of messages) expect(placeholders(words[room]?.[key] ?? ""), `${room}.${key}`).toEqual(placeholders(text));
});

test.each(["en", "de"] as const)("[DS-29] %s has no Italian left but the terms of the market, and one word for one thing", (language) => {
  const texts = Object.entries(languages[language]).flatMap(([room, words]) =>
    Object.entries(words).map(([key, text]) => ({ id: `${room}.${key}`, text })),
  );
  expect(texts.length).toBeGreaterThan(1000);
  expect(texts.flatMap(({ id, text }) => translationFaults(language, text).map((fault) => `${id}: ${fault} (${text})`))).toEqual([]);
});

test.each(["en", "de"] as const)("[DS-29] %s fits where Italian fits", (language) => {
  const faults = all.flatMap((message) => {
    const kind = kindOf(message, catalogue);
    const text = languages[language][message.room]?.[message.key] ?? "";
    const length = lengthOf({ ...message, text });
    return length > limits[kind] * 1.25 ? [`${message.room}.${message.key}: ${length} characters for a ${kind} (${text})`] : [];
  });
  expect(faults).toEqual([]);
});

test("[DS-29] the Italian catalogue has every word of the components", () => {
  const words: Record<string, Record<string, string>> = it;
  expect(Object.keys(words).sort()).toEqual(Object.keys(en).sort());
  const ofComponents = all.filter(({ room }) => room in words);
  for (const { room, key, text } of ofComponents) expect(words[room]?.[key], `${room}.${key}`).toBe(text);
});

test("the check finds Italian, and each wrong word", () => {
  expect(translationFaults("en", "Your bolletta is ready")).toEqual(["Italian: bolletta"]);
  expect(translationFaults("en", "Tax code (codice fiscale)")).toEqual([]);
  expect(translationFaults("en", "Log in to see the invoice")).toHaveLength(2);
  expect(translationFaults("de", "Versuch es erneut mit dein Login ")).toHaveLength(4);
});

test("[DS-29] a catalogue that lacks a room or a key, or has one too many, does not compile", () => {
  expectTypeOf(it).toExtend<Catalogue>();
  expectTypeOf(en).toExtend<Catalogue>();
  expectTypeOf(de).toExtend<Catalogue>();
  // No room is missing: the catalogue has all rooms of the components.
  expectTypeOf<Catalogue["bills"]>().toEqualTypeOf<MessageCatalogue["bills"]>();
  // @ts-expect-error: there is no text for `table`.
  const lacksRoom: Catalogue = (({ table: _, ...rest }) => rest)(de);
  // @ts-expect-error: there is no text for `copy.blocked`.
  const lacksKey: Catalogue = { ...de, copy: { copied: "Kopiert" } };
  // @ts-expect-error: there is no word `copy.cut`.
  const hasMore: Catalogue = { ...de, copy: { ...de.copy, cut: "Ausschneiden" } };
  expect([lacksRoom, lacksKey, hasMore]).toHaveLength(3);
});

test("[DS-29] a catalogue adds its language's way to write days, which its texts need", () => {
  const due = (locale: string, words: typeof de.dates) => words.due.replace("{date}", languageOf(locale).onDay("27 X"));
  expect([due("de-IT", de.dates), due("en-GB", en.dates)]).toEqual(["Fällig am 27 X", "Due on 27 X"]);
});

test("[DS-29] a text inside a sentence begins with a small letter in every language", () => {
  const urgent = ({ toPay, dates }: Pick<Catalogue, "toPay" | "dates">) =>
    toPayText(["2026-11-03", "2026-11-28"], "2026-11-22", toPay, dates).urgent.replaceAll("\u00a0", " ");
  expect([urgent(de), urgent(en)]).toEqual(["eine war vor 19 Tagen fällig", "one fell due 19 days ago"]);
});

test("[DS-29] the debit of a statement begins as its language writes a noun inside a sentence", () => {
  const row: AccountStatementRow = { id: "1", number: "1", year: 2026, commodity: "gas", status: "Expiring", amount: 99.06 };
  const shown = (locale: string, words: typeof de.dates, own: Partial<AccountStatementRow>) =>
    movementStatus({ ...row, ...own }, "2026-11-22", words, formatsOf(regionOf({ locale })))?.text.replaceAll("\u00a0", " ");
  const debited = { paymentCondition: "bank", expiryDate: "2026-12-08" } as const;
  const due = { expiryDate: "2026-11-28" };
  expect([shown("de-IT", de.dates, debited), shown("de-IT", de.dates, due)]).toEqual(["Abbuchung am 8. Dez.", "fällig in 6 Tagen"]);
  expect([shown("en-GB", en.dates, debited), shown("en-GB", en.dates, due)]).toEqual(["direct debit on 8 Dec", "due in 6 days"]);
});

test("[DS-29] in development a text with a placeholder that nothing fills says so, once", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const italian = { room: "bills", words: { moreOther: "Mostra altre {count} bollette", close: "Chiudi" } } as const;
  const wrong = { bills: { moreOther: "Show {number} more", close: "Close" } } as object;
  mergeMessages(italian, wrong);
  mergeMessages(italian, wrong);
  mergeMessages(italian, { bills: { ...{ moreOther: "{count} more" } } } as object);
  expect(warn.mock.calls.flat()).toEqual([expect.stringMatching(/Words bills\.moreOther: the text has \{number\}, .* Use \{count\}\./)]);
  warn.mockRestore();
});
