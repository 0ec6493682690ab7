import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { newForm } from "./form.ts";
import { fillTemplates } from "./part.ts";

it("[DS-82] a new room of words is three files, one for each language, and changes no other", () => {
  const { files, changed = {} } = newForm("account", "NicknameForm", (file) => readFileSync(file, "utf8"));
  expect(Object.keys(files).filter((path) => /locales|Messages/.test(path))).toEqual(
    ["account/nicknameMessages.it.ts", "locales/de/nickname.ts", "locales/en/nickname.ts"].map((path) => `design-system/src/${path}`),
  );
  expect(Object.keys(changed)).toEqual(["stories/stages.ts"]);
});

it("a template that asks for a name which its generator does not give stops the generator", () => {
  expect(() => fillTemplates("form", { room: "account" })).toThrow('The templates of form ask for "');
});
