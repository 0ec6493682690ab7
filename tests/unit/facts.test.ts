import { expect, it } from "vitest";
import { componentFacts, patternFacts } from "../../.storybook/facts.ts";
import { maturity } from "../../stories/stages.ts";
import { readProblems } from "../../tools/audit/problems.ts";

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

it("[DS-104, DS-108] every known problem of a component stands on its page with engine, reader, reason and days, and no other", async () => {
  const shown = Object.values(await allFacts).flatMap(({ problems }) => problems);
  const known = readProblems().filter(({ where }) => where.includes("/"));
  expect(known.length).toBeGreaterThan(5);
  expect(new Set(shown)).toEqual(new Set(known));
  expect(known.filter(({ where }) => !maturity[where])).toEqual([]);
});
