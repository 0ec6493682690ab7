import { expect, it } from "vitest";
import { componentFacts, patternFacts } from "../../.storybook/facts.ts";
import { readExemptions } from "../../tools/audit/exemptions.ts";

const allFacts = componentFacts();

it("a component's page says which tokens it reads, what it is made of and where it is used", async () => {
  const facts = await allFacts;
  expect(Object.keys(facts).length).toBeGreaterThan(80);
  expect(facts["Actions/Button"]?.tokens).toEqual(expect.arrayContaining(["color.action", "space.4"]));
  expect(facts["Actions/Button"]?.tokens).not.toContain("color.surface");
  expect(facts["Bills/BillList"]?.madeOf).toEqual(["Actions/LoadMore", "Bills/BillCard", "Text/Heading"]);
  expect(facts["Bills/BillCard"]?.usedIn).toEqual([{ title: "Bollette", path: "/bollette" }]);
  expect(facts["Overlays/Dialog"]?.changes.map(({ text }) => text).join()).toContain("has a tester for each pattern");
  expect(facts["Layout/SideMenu"]?.usedIn.map(({ title }) => title)).toEqual(["Every private page"]);
});

it("a component's page lists what its patterns promise", async () => {
  const dialog = (await patternFacts()).find(({ name }) => name === "dialog");
  expect(dialog?.guide).toBe("https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/");
  expect(dialog?.expectations.map(({ source }) => source).join()).toContain("WCAG 2.4.3");
});

it("[DS-104] every accessibility problem that the audit excuses in the library stands on its component's page, and no other", async () => {
  const shown = Object.values(await allFacts).flatMap(({ problems }) => problems);
  const excused = readExemptions().filter(({ file }) => !file.startsWith("portal/"));
  const texts = (all: readonly { rule: string; reason: string; until: string }[]) =>
    all.map(({ rule, reason, until }) => `${rule}: ${reason} (${until})`).sort();
  expect(excused.length).toBeGreaterThan(0);
  expect(texts(shown)).toEqual(texts(excused));
});
