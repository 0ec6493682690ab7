import { expect, it } from "vitest";
import type { Look } from "./inPage.ts";
import { judge, type Moment } from "./judge.ts";

const page: Look = {
  url: "http://127.0.0.1:1/bollette",
  title: "Bollette – Favilla",
  heading: "Bollette",
  ways: 12,
  busy: [],
  focusOnBody: false,
  raw: [],
  overflow: 0,
  hostile: false,
  drafts: { "100001 phone": '{"phone":"333"}' },
  hasSession: true,
  loadedAt: 1,
};
const write = { method: "POST", path: "/admin/api", body: "mutation", authorised: true, write: true, status: 200, accepted: true };
const quiet = { crashes: [], errors: [], reports: [], sent: [] };
const well: Moment = {
  step: { do: "press", pick: 0, twice: false, target: { role: "button", name: "Salva", nth: 0 } },
  before: page,
  after: page,
  events: quiet,
  settled: true,
  waiting: [],
  disturbed: false,
  oddData: false,
  secrets: ["IT60X0542811101000000123456"],
};
const rulesOf = (moment: Partial<Moment>) => judge({ ...well, ...moment }).map(({ rule }) => rule);
const events = (some: Partial<Moment["events"]>) => ({ events: { ...quiet, ...some } });
const after = (some: Partial<Look>) => ({ after: { ...page, ...some } });

it("finds nothing where all is well, and on the browser's own page", () => {
  expect(rulesOf({})).toEqual([]);
  expect(rulesOf({ before: undefined, after: undefined })).toEqual([]);
});

it.each<[rule: string, Partial<Moment>]>([
  ["an error that nobody caught", { ...events({ crashes: ["TypeError"] }), disturbed: true }],
  ["the content security policy was broken", { ...events({ errors: ["… violates the Content Security Policy"] }), disturbed: true }],
  ["an error in the console", events({ errors: ["Warning: two children with the same key"] })],
  ["a page crashed", { ...events({ reports: ['[favilla] 0 Unknown {"what":"a page failed"}'] }), disturbed: true }],
  ["a write was sent twice", events({ sent: [write, write] })],
  ["personal data in a report", { ...events({ reports: ["[favilla] 1 Api IT60X0542811101000000123456"] }), disturbed: true }],
  ["the servers failed", events({ sent: [{ ...write, status: 500, accepted: false }] })],
  ["a report without a cause", events({ reports: ["[favilla] 1 Api {}"] })],
  ["a report without a cause", events({ reports: ['[favilla] 3 Parameters {"status":400}'] })],
  [
    "a request after sign-out",
    { before: { ...page, hasSession: false }, ...after({ hasSession: false }), ...events({ sent: [{ ...write, accepted: false }] }) },
  ],
  ["a draft was lost", after({ drafts: {} })],
  ["a hostile text ran", after({ hostile: true })],
  ["personal data in title or address", after({ url: "http://127.0.0.1:1/x?iban=IT60X0542811101000000123456" })],
  ["a word of programs is shown", after({ raw: ["undefined"] })],
  ["the page scrolls sideways", after({ overflow: 40 })],
  ["a page loads without end", { ...after({ busy: ["Bollette"] }), settled: false }],
  ["a page without a main heading", { ...after({ heading: "" }), disturbed: true }],
  ["a dead end", { ...after({ ways: 0 }), disturbed: true }],
  ["focus on the body after a press", { ...after({ focusOnBody: true }), disturbed: true }],
])("finds %s", (rule, moment) => {
  const rules = rulesOf(moment);
  expect(rules.filter((other) => other !== "a report without a cause" || other === rule)).toEqual([rule]);
});

it.each<[why: string, Partial<Moment>]>([
  [
    "a fault explains errors",
    { ...events({ errors: ["PartError"], reports: ["[favilla] 1 Api"], sent: [{ ...write, status: 500 }] }), disturbed: true },
  ],
  ["a refusal by the servers is reported", events({ reports: ['[favilla] 102 Login {"status":401}', "[favilla] 4 PageUndefined"] })],
  ["a retry follows a lost answer", events({ sent: [{ ...write, accepted: false, status: undefined }, write] })],
  ["an accepted write ends its draft", { ...after({ drafts: {} }), ...events({ sent: [write] }) }],
  ["what is typed is what was saved", { ...after({ drafts: {} }), step: { do: "type", pick: 0, text: "333" } }],
  [
    "the customer gave the draft up",
    { ...after({ drafts: {} }), step: { do: "press", pick: 0, twice: false, target: { role: "button", name: "Annulla", nth: 0 } } },
  ],
  [
    "the customer confirmed that a change ends",
    { ...after({ drafts: {} }), step: { do: "press", pick: 0, twice: false, target: { role: "button", name: "Interrompi", nth: 0 } } },
  ],
  ["a customer without requests is reported", events({ reports: ['[favilla] 1 Api {"what":"no status request"}'] })],
  ["a new document has no focus yet", after({ focusOnBody: true, loadedAt: 2 })],
])("finds nothing where %s", (_, moment) => {
  expect(rulesOf(moment)).toEqual([]);
});
