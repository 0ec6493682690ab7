import { expect, it } from "vitest";
import { componentFacts, patternFacts } from "../../.storybook/facts.ts";

it("a component's page says which tokens it reads, what it is made of and where it is used", async () => {
  const facts = await componentFacts();
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
