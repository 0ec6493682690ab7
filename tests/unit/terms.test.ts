import { parseSync, Visitor } from "oxc-parser";
import { expect, it } from "vitest";
import { listFiles, readSource } from "../../design-system/build/graph.ts";
import { terms, wrongWords } from "../../stories/words/terms.ts";
import { catalogue } from "./words.ts";

/** Literals that are no text for people: queries of the database, headers of files, and texts of one word. */
const isProgram = (text: string): boolean =>
  /^(?:SELECT|INSERT|UPDATE|DELETE|CREATE|attachment;)/.test(text.trim()) || !/\s/.test(text.trim());

interface SandboxText {
  file: string;
  text: string;
}

/** Returns the texts of the sandbox's source files: what its letters, documents, errors and samples say. */
const sandboxTexts: readonly SandboxText[] = listFiles("sandbox/src/**/*.ts")
  .filter((file) => !file.includes(".test."))
  .flatMap((file) => {
    const found: SandboxText[] = [];
    const keep = (text: string) => !isProgram(text) && found.push({ file, text });
    new Visitor({
      Literal: ({ value }) => typeof value === "string" && keep(value),
      TemplateElement: ({ value }) => keep(value.cooked ?? value.raw),
    }).visit(parseSync(file, readSource(file)).program);
    return found;
  });

it("[DS-22] every message of library and portal has one word for one thing", () => {
  expect(catalogue.length).toBeGreaterThan(500);
  const faults = catalogue.flatMap(({ room, key, text }) => wrongWords(text, `${room}.${key}`).map((fault) => `${room}.${key}: ${fault}`));
  expect(faults).toEqual([]);
});

it("[DS-22] every text of the sandbox has one word for one thing", () => {
  expect(sandboxTexts.length).toBeGreaterThan(300);
  expect(sandboxTexts.flatMap(({ file, text }) => wrongWords(text).map((fault) => `${file}: ${fault} (${text})`))).toEqual([]);
});

it("[DS-22] the check finds each wrong word, and accepts the right ones", () => {
  const wrong = [
    "Vedi il voucher",
    "Addebito in banca",
    "Addebito sul libretto postale",
    "Modalità di pagamento",
    "Indirizzo di spedizione",
    "Fornitura e spedizione",
  ];
  const more = [
    "Carica altre 10 bollette",
    "Esporta",
    "Campo opzionale",
    "I mesi futuri",
    "Le bollette non pagate",
    "La fattura",
    "l'indirizzo",
  ];
  for (const text of [...wrong, ...more]) expect(wrongWords(text), text).toHaveLength(1);
  for (const { term } of terms) expect(wrongWords(term), term).toEqual([]);
});

it("[DS-22] the glossary lists the terms, and each exception is still needed", () => {
  const glossary = readSource("docs/glossary.md");
  const rows = glossary.split("## One word for one thing")[1]?.split("\n## ")[0] ?? "";
  expect([...rows.matchAll(/^\| ([^|]+?) \| /gm)].map(([, term]) => term).slice(1)).toEqual(terms.map(({ term }) => term));
  const ids = new Map(catalogue.map(({ room, key, text }) => [`${room}.${key}`, text]));
  for (const { wrong, exceptions = {} } of terms)
    for (const name of Object.keys(exceptions)) {
      const text = ids.get(name) ?? sandboxTexts.find((each) => each.text === name)?.text ?? "";
      expect(text, `${name} is no exception any more`).toMatch(wrong);
    }
});
