import { expect, it } from "vitest";
import { ledgerTexts } from "../../.storybook/ledger.ts";
import { idsIn, withoutIds } from "../../stories/requirements.ts";
import { readAll } from "./storyFiles.ts";

/** The names that stories have in their sources, by file. */
const names = readAll("stories/*/*.stories.tsx").map(
  ([file, source]) => [file, [...source.matchAll(/^ {2}name: "(.+)",$/gm)].map(([, name = ""]) => name)] as const,
);

it("[DS-109] ids of the ledger leave the name of a story and become badges: none is lost, and none stays", () => {
  expect(idsIn("Rates [BL-18] [BL-47, BL-48] [BL-18]")).toEqual(["BL-18", "BL-47", "BL-48"]);
  expect(withoutIds("Rates [BL-18] [BL-47, BL-48]")).toBe("Rates");
  expect(idsIn("From [A to B]")).toEqual([]);
  const all = names.flatMap(([, each]) => each);
  expect(all.filter((name) => idsIn(name).length > 0).length).toBeGreaterThan(500);
  const cited = (text: string) => text.match(/\b[A-Z]{2}-\d{2,}\b/g) ?? [];
  expect(all.filter((name) => !withoutIds(name) || cited(withoutIds(name)).length > 0)).toEqual([]);
  expect(all.filter((name) => new Set(cited(name)).size !== idsIn(name).length)).toEqual([]);
});

it("[DS-109] two stories of a component do not read the same without their ids", () => {
  const same = names.flatMap(([file, each]) => {
    const read = each.map(withoutIds);
    return read.filter((name, index) => read.indexOf(name) !== index).map((name) => `${file}: ${name}`);
  });
  expect(same).toEqual([]);
});

it("[DS-109] the page of a component has the sentence of each id that its stories name", () => {
  const texts = ledgerTexts();
  const ids = new Set(names.flatMap(([, each]) => each.flatMap(idsIn)));
  expect([...ids].filter((id) => !texts[id])).toEqual([]);
});
