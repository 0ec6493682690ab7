import fc from "fast-check";
import { expect, it } from "vitest";
import { foldText } from "./foldText.ts";

it.each([
  ["L’officina", "l'officina"],
  ["dell´aria", "dell`aria"],
  ["Straße", "STRASSE"],
  ["GROẞE", "grosse"],
  ["Øresund", "oresund"],
  ["Łódź", "lodz"],
  ["Đakovo", "dakovo"],
  ["Æbeltoft", "aebeltoft"],
  ["Forlì‑Cesena", "forli-cesena"],
  ["perché", "perche\u0301"],
  ["casa\u200b mare", "casa mare"],
  ["ＣＡＳＡ", "casa"],
])("[SU-25] %j and %j are the same in a search", (one, other) => expect(foldText(one)).toBe(foldText(other)));

it("[SU-25] folding a text twice is folding it once, and capitals change nothing", () => {
  const text = fc.string({ unit: fc.constantFrom(..."aÀßẞøØłŁđĐæÆıİ’‘´`'-‑– \u200fب") });
  fc.assert(
    fc.property(fc.oneof(text, fc.string({ unit: "grapheme" })), (one) => foldText(foldText(one)) === foldText(one)),
    {
      examples: [["‶"], ["″ d"]],
    },
  );
  fc.assert(fc.property(text, (one) => foldText(one.normalize("NFD")) === foldText(one)));
});
