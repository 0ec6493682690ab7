import { expect, it } from "vitest";
import { signInSchema } from "./signInSchema.ts";

const faults = (username: string, password: string) => {
  const { issues = [] } = signInSchema.safeParse({ username, password }).error ?? {};
  const first = (name: string) => issues.find(({ path }) => path[0] === name)?.message;
  return [first("username"), first("password")];
};

it("[AC-02] empty and over-long fields are refused before any call", () => {
  expect(faults("", "")).toEqual(["emailRequired", "passwordRequired"]);
  expect(faults("giulia@esempio.it", "x")).toEqual([undefined, undefined]);
  expect(faults(`${"a".repeat(250)}@esempio.it`, "x".repeat(100))).toEqual(["emailTooLong", "passwordTooLong"]);
  expect(faults("giulia@esempio.it", "x".repeat(99))).toEqual([undefined, undefined]);
  expect(faults("giulia@esempio.it", "🔥".repeat(99))).toEqual([undefined, undefined]);
  for (const empty of ["", "  "]) expect(faults(empty, "x")).toEqual(["emailRequired", undefined]);
  for (const incomplete of ["giulia", "giulia@esempio"]) expect(faults(incomplete, "x")).toEqual(["emailInvalid", undefined]);
});

it("[AC-02] spaces around the address are not part of it", () => {
  expect(signInSchema.parse({ username: " giulia@esempio.it ", password: " x " })).toEqual({
    username: "giulia@esempio.it",
    password: " x ",
  });
});
