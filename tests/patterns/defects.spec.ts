import { type Pattern, runPattern, type Scene } from "./contract.ts";
import { content } from "./defects/content.ts";
import { controls } from "./defects/controls.ts";
import type { Defect } from "./defects/defect.ts";
import { dialogs } from "./defects/dialogs.ts";
import { forms } from "./defects/forms.ts";
import { test } from "./fixtures.ts";
import { patterns } from "./patterns.ts";
import { expect, type Stage } from "./stage.ts";

const defects = [...controls, ...dialogs, ...forms, ...content];

/** A page of its own for each piece of HTML, with what the scene needs of a script. */
const scene = (stage: Stage, name: string, html: string): Scene => ({
  name,
  mount: async () => {
    await stage.page.setViewportSize({ width: 1280, height: 900 });
    await stage.page.goto("about:blank");
    await stage.page.setContent(`<!doctype html><html lang="it"><title>${name}</title><div id="storybook-root">${html}</div></html>`);
  },
});

const failing = async (pattern: Pattern, stage: Stage, { name, html }: Pick<Defect, "name" | "html">) =>
  (await runPattern(pattern, stage, scene(stage, name, html)))
    .filter(({ outcome }) => outcome === "fails")
    .map(({ expectation }) => expectation);

test("each pattern has a defect planted for it", () => {
  expect(patterns.map(({ name }) => name).filter((name) => !defects.some((defect) => defect.pattern === name))).toEqual([]);
});

for (const defect of defects) {
  test(`${defect.pattern} finds ${defect.name}`, async ({ emptyStage }) => {
    const pattern = patterns.find(({ name }) => name === defect.pattern);
    expect(pattern, defect.pattern).toBeDefined();
    if (!pattern) return;
    expect(await failing(pattern, emptyStage, defect)).toContain(defect.found);
  });
}
