import type { Page } from "@playwright/test";
import type { Scene } from "../browser/storybook.ts";
import type { Defect } from "./defects/defect.ts";
import { engineDefects } from "./defects/engines.ts";
import { defectPage, defects, findDefect } from "./defects.ts";
import { expect } from "./expect.ts";
import { test } from "./fixtures.ts";
import { patterns } from "./patterns.ts";
import type { Stage } from "./stage.ts";

const address = "http://localhost/";

async function defectScene({ page }: Stage<Page>, defect: Defect): Promise<Scene> {
  await page.unrouteAll();
  await page.route(address, (route) => route.fulfill({ contentType: "text/html; charset=utf-8", body: defectPage(defect) }));
  await page.setViewportSize({ width: 1280, height: 900 });
  const mount = async () => {
    await page.goto(address);
  };
  return { name: defect.name, mount };
}

test("each pattern has a defect planted for it", () => {
  expect(patterns.map(({ name }) => name).filter((name) => !defects.some((defect) => defect.pattern === name))).toEqual([]);
});

for (const defect of defects) {
  test(`${defect.pattern} finds ${defect.name}`, async ({ emptyStage }) => {
    expect(await findDefect(defect, emptyStage, await defectScene(emptyStage, defect))).not.toEqual([]);
  });
}

// The engines' runs find them (tools/engines/defects.ts).
for (const defect of engineDefects) {
  test(`${defect.pattern} does not find in Chromium ${defect.name}`, async ({ emptyStage }) => {
    expect(await findDefect(defect, emptyStage, await defectScene(emptyStage, defect))).toEqual([]);
  });
}
