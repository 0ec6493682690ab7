import * as v from "valibot";
import { expect, it } from "vitest";
import { loginSchema } from "./loginSchema.ts";
import { accessMessages } from "./messages.it.ts";

const { words } = accessMessages;
const faults = (username: string, password: string) => {
  const result = v.safeParse(loginSchema(words), { username, password });
  return result.success ? [] : [...new Set(result.issues.map((issue) => v.getDotPath(issue)))];
};
const first = (username: string) => v.safeParse(loginSchema(words), { username, password: "x" }).issues?.[0].message;

it("[AC-02] empty and over-long fields are refused before any call", () => {
  expect(faults("", "")).toEqual(["username", "password"]);
  expect(faults("giulia@esempio.it", "x")).toEqual([]);
  expect(faults(`${"a".repeat(250)}@esempio.it`, "x".repeat(100))).toEqual(["username", "password"]);
  expect(faults("giulia@esempio.it", "x".repeat(99))).toEqual([]);
  expect([first(""), first("  "), first("giulia"), first("giulia@esempio")]).toEqual([
    words.emailRequired,
    words.emailRequired,
    words.emailInvalid,
    words.emailInvalid,
  ]);
});

it("[AC-02] spaces around the address are not part of it", () => {
  expect(v.parse(loginSchema(words), { username: " giulia@esempio.it ", password: " x " })).toEqual({
    username: "giulia@esempio.it",
    password: " x ",
  });
});
