import fc from "fast-check";
import { expect, it } from "vitest";
import { isolate, withoutIsolation } from "./isolate.ts";
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

it("[CH-62] a name with a mark of the other direction is isolated too", () => {
  expect(fill("{name} 2: {amount}", { name: "Casa\u200f", amount: "12,00 €" })).toBe("\u2068Casa\u200f\u2069 2: 12,00 €");
});

it.each([
  ["בית\u2069 2", "\u2068בית 2\u2069"],
  ["\u2068בית 2", "\u2068בית 2\u2069"],
  ["\u2067בית\u2069 2", "\u2068בית 2\u2069"],
  ["\u2066בית\u2069\u2069 2\u2068", "\u2068בית 2\u2069"],
  ["Casa\u2069 2", "Casa 2"],
  ["Casa\u2068 2", "Casa 2"],
])("[CH-62] a name cannot end its own isolation, nor leave one open: %j", (name, isolated) => {
  expect(isolate(name)).toBe(isolated);
  expect(fill("{name}, {amount}", { name, amount: "12,00 €" })).toBe(`${isolated}, 12,00 €`);
});

it("[CH-62] isolations inside a sentence stay when it is part of another, and none is left in a file", () => {
  const name = `${isolate("שלום")} ${isolate("כהן")}`;
  const inside = fill("Ciao {name}", { name });
  expect(inside).toBe(`Ciao \u2068${name}\u2069`);
  expect(fill("{inside}.", { inside })).toBe(`\u2068${inside}\u2069.`);
  expect(withoutIsolation(inside)).toBe("Ciao שלום כהן");
});
