import fc from "fast-check";
import { expect, it } from "vitest";
import { type PasswordRule, passwordRules } from "./passwordRules.ts";

const broken = (password: string) =>
  Object.entries(passwordRules(password))
    .filter(([, met]) => !met)
    .map(([rule]) => rule);

it.each<[string, PasswordRule[]]>([
  ["Favilla-2026", []],
  ["Aa1!aaaa", []],
  ["aa1!aaaa", ["upper"]],
  ["AA1!AAAA", ["lower"]],
  ["Aab!aaaa", ["digit"]],
  ["Aa1aaaaa", ["symbol"]],
  ["Aa1!aaa", ["long"]],
  ["", ["upper", "lower", "digit", "symbol", "long"]],
  ["Aa1! aaaa", ["noSpaces"]],
  ["Aa1!\u00a0aaa", ["noSpaces"]],
  [`Aa1!${"a".repeat(95)}`, []],
  [`Aa1!${"a".repeat(96)}`, ["short"]],
])("[AC-05] %j breaks %j", (password, rules) => {
  expect(broken(password)).toEqual(rules);
});

it.each<[string, PasswordRule[]]>([
  ["Àà1!àààà", ["upper", "lower"]],
  ["Aa1àèìòù", ["symbol"]],
  ["Aa1😀aaaa", []],
  ["Aa1😀😀😀😀", ["long"]],
  ["Aa١!aaaa", ["digit"]],
  ["Aa1_aaaa", []],
  ["Aa1€aaaa", []],
])("[AC-05] decides on letters of other alphabets and on emoji: %j breaks %j", (password, rules) => {
  expect(broken(password)).toEqual(rules);
});

it("[AC-05] any password of 8 to 99 characters with all four kinds keeps every rule", () => {
  const kinds = ["abz", "AMZ", "059", "!_-@€"].map((kind) => fc.constantFrom(...kind));
  const password = fc
    .tuple(fc.tuple(...kinds), fc.array(fc.oneof(...kinds), { minLength: 4, maxLength: 95 }))
    .map(([first, rest]) => [...first, ...rest].reverse().join(""));
  fc.assert(fc.property(password, (each) => broken(each).length === 0));
});
