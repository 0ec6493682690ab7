import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { newForm } from "./form.ts";
import { newWords } from "./words.ts";

it("[DS-82] a new room of words is three files, one for each language, and changes no other", () => {
  const files = newWords({ room: "bills", base: "reminder", comment: "Words.", texts: { it: { a: "A" }, en: { a: "A" }, de: { a: "A" } } });
  const paths = ["bills/reminderMessages.it.ts", "locales/en/reminder.ts", "locales/de/reminder.ts"].map(
    (path) => `design-system/src/${path}`,
  );
  expect(Object.keys(files)).toEqual(paths);
  const { files: ofForm, changed = {} } = newForm("account", "NicknameForm", (file) => readFileSync(file, "utf8"));
  expect(Object.keys(ofForm).filter((path) => /locales|Messages/.test(path))).toHaveLength(3);
  expect(Object.keys(changed)).toEqual(["stories/stages.ts"]);
});
