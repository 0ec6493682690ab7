import { defineMessages, type MessageOverrides, mergeMessages } from "@favilla/design-system/theme/messages.ts";
import { expect, it } from "vitest";
import { toOverrides } from "./vocabulary.ts";

const words = defineMessages("home", { title: "Ciao", allBills: "Tutte le bollette" });
const laidOver = (labels: Parameters<typeof toOverrides>[0]) => mergeMessages(words, toOverrides(labels) as MessageOverrides);

it("[AP-11] a remote label replaces its key, the others stay", () => {
  expect(laidOver([{ tag: "home.title", text: "Buongiorno" }])).toEqual({ title: "Buongiorno", allBills: "Tutte le bollette" });
});

it("[AP-11] a label with a key's earlier name applies to the present key, unless that has a label", () => {
  const earlier = { tag: "app.italy", text: "Italia!" };
  expect(toOverrides([earlier])).toMatchObject({ codeFields: { italy: "Italia!" } });
  const both = [{ tag: "codeFields.italy", text: "Italia?" }, earlier];
  expect(toOverrides(both)).toMatchObject({ codeFields: { italy: "Italia?" } });
});

it("[AP-11] empty or malformed labels, and those of another room, change nothing", () => {
  const labels = ["home", "home.", ".title", "home.title.x", "bills.title", "__proto__.title"].map((tag) => ({ tag, text: "X" }));
  expect(laidOver([...labels, { tag: "home.title", text: " " }])).toEqual(words.words);
  expect(({} as Record<string, unknown>)["title"]).toBeUndefined();
});
