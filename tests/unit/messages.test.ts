import { expect, it } from "vitest";
import { faultsOf, kindOf } from "../../stories/words/rules.ts";
import { catalogue } from "./words.ts";

it("[DS-06, CH-51] every message is plain Italian, fits its place, and each error says whose fault it is and what to do", () => {
  expect(catalogue.length).toBeGreaterThan(500);
  const faults = catalogue.flatMap((message) =>
    faultsOf(message, catalogue).map((fault) => `${message.room}.${message.key}: ${fault} (${message.text})`),
  );
  expect(faults).toEqual([]);
});

it("the rules see an error without a way on, English, capitals and a button that is too long", () => {
  const all = [
    { room: "room", key: "saveFailed", text: "Non siamo riusciti a salvare." },
    { room: "room", key: "moreFailed", text: "Non sono arrivate. Riprova tra poco." },
    { room: "room", key: "close", text: "Close" },
    { room: "room", key: "note", text: "ATTENZIONE al gas" },
    { room: "room", key: "confirm", text: "Conferma la modifica della modalità di pagamento" },
  ];
  expect(all.map((message) => faultsOf(message, all))).toEqual([
    ["says no next step"],
    ["says to try again, but not why", "says to try again soon, but not when"],
    ["English: Close"],
    ["in capitals: ATTENZIONE"],
    ["48 characters, 36 at most"],
  ]);
});

it("[DS-28] no message of the library has the sign of a currency, which is the region's", () => {
  expect(catalogue.filter(({ text }) => /[€$£]/.test(text)).map(({ room, key }) => `${room}.${key}`)).toEqual([]);
});

it("each kind of message is recognised by its key", () => {
  const kinds = new Set(catalogue.map((message) => kindOf(message, catalogue)));
  expect([...kinds].sort()).toEqual(["button", "error", "headline", "text"]);
});

it("no two modules have the same key of the same room", () => {
  const ids = catalogue.map(({ room, key }) => `${room}.${key}`);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});
