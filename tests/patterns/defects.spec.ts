import type { Page } from "@playwright/test";
import type { Scene } from "../browser/storybook.ts";
import { runPattern } from "./contract.ts";
import { content } from "./defects/content.ts";
import { controls } from "./defects/controls.ts";
import { dialogs } from "./defects/dialogs.ts";
import { forms } from "./defects/forms.ts";
import { expect } from "./expect.ts";
import { test } from "./fixtures.ts";
import { patterns } from "./patterns.ts";
import type { Stage } from "./stage.ts";

const defects = [...controls, ...dialogs, ...forms, ...content];

const address = "http://localhost/";

/** A separate page for each piece of HTML. */
async function defectScene({ page }: Stage<Page>, name: string, html: string): Promise<Scene> {
  const body = `<!doctype html><html lang="it"><title>${name}</title><div id="storybook-root">${html}</div></html>`;
  await page.unrouteAll();
  await page.route(address, (route) => route.fulfill({ contentType: "text/html; charset=utf-8", body }));
  await page.setViewportSize({ width: 1280, height: 900 });
  const mount = async () => {
    await page.goto(address);
  };
  return { name, mount };
}

test("each pattern has a defect planted for it", () => {
  expect(patterns.map(({ name }) => name).filter((name) => !defects.some((defect) => defect.pattern === name))).toEqual([]);
});

for (const defect of defects) {
  const { pattern: wanted, name, found, html } = defect;
  test(`${wanted} finds ${name}`, async ({ emptyStage }) => {
    const pattern = patterns.find((each) => each.name === wanted);
    if (!pattern) throw new Error(`There is no pattern ${wanted}`);
    const one = { ...pattern, expectations: pattern.expectations.filter(({ id }) => id === found) };
    const verdicts = await runPattern(one, emptyStage, await defectScene(emptyStage, name, html));
    expect(verdicts.filter(({ outcome }) => outcome === "fails").map(({ expectation }) => expectation)).toContain(found);
  });
}
