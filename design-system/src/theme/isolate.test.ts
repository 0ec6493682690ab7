import fc from "fast-check";
import { expect, it } from "vitest";
import { isolate } from "./isolate.ts";
import { fill } from "./messages.ts";

it("[DS-52] a text that runs from right to left is isolated inside a sentence, and no other text is changed", () => {
  expect(fill("Bolletta di {name}, {amount}", { name: "بيت البحر", amount: "12,00 €" })).toBe("Bolletta di \u2068بيت البحر\u2069, 12,00 €");
  expect(fill("Ciao {name}", { name: "שלום 12 (אבא)" })).toBe("Ciao \u2068שלום 12 (אבא)\u2069");
  expect(fill("{name}: {count}", { name: "Straße L’Øresund Łódź", count: 3 })).toBe("Straße L’Øresund Łódź: 3");
});

it("[DS-52] isolating twice is isolating once, in sentences inside sentences too", () => {
  fc.assert(fc.property(fc.string({ unit: fc.constantFrom(..."ab1 ,(أبשל") }), (text) => isolate(isolate(text)) === isolate(text)));
  fc.assert(fc.property(fc.string({ unit: "binary-ascii" }), (text) => isolate(text) === text));
  expect(fill("{name}", { name: isolate("بيت") })).toBe("\u2068بيت\u2069");
});

it("[CH-56] characters that turn text around are left out of a name, so that what follows keeps its order", () => {
  expect(fill("Bolletta di {name}, {amount}", { name: "\u202eCasa\u202c", amount: "12,00 €" })).toBe("Bolletta di Casa, 12,00 €");
  expect(isolate("\u2067Casa")).toBe("Casa");
  expect(isolate("\u202bبيت\u202c")).toBe("\u2068بيت\u2069");
});
