import type { CDPSession, Page } from "@playwright/test";
import type { Target } from "../browser/page.ts";
import { type AxElement, ask, type Reader, Stage } from "./stage.ts";
import { watchScript } from "./watch.ts";

interface AxNode {
  ignored: boolean;
  role?: { value?: string };
  name?: { value?: string };
  description?: { value?: string };
  properties?: { name: string; value: { value?: unknown } }[];
}

const read = (node: AxNode | undefined): AxElement => ({
  role: node?.role?.value ?? "",
  name: (node?.name?.value ?? "").trim(),
  description: (node?.description?.value ?? "").trim(),
  ignored: node?.ignored ?? true,
  states: Object.fromEntries((node?.properties ?? []).map(({ name, value }) => [name, value.value])),
});

async function point(devtools: CDPSession, target: Target): Promise<{ objectId?: string }> {
  await ask(target, (element) => window.stage.point(element));
  const { result } = await devtools.send("Runtime.evaluate", { expression: "window.stage.pointed" });
  return result.objectId ? { objectId: result.objectId } : {};
}

/** Makes an empty page of Chromium a stage, which reads Chromium's own accessibility tree. */
export async function openStage(page: Page): Promise<Stage<Page>> {
  // A missing element fails quickly.
  page.setDefaultTimeout(3000);
  page.setDefaultNavigationTimeout(30_000);
  await page.addInitScript(watchScript);
  const devtools = await page.context().newCDPSession(page);
  const reader: Reader = {
    read: async (target) => {
      const { nodes } = await devtools.send("Accessibility.getPartialAXTree", {
        ...(await point(devtools, target)),
        fetchRelatives: false,
      });
      return read(nodes[0]);
    },
    readInside: async (target, role) => {
      const { nodes } = await devtools.send("Accessibility.queryAXTree", { ...(await point(devtools, target)), ...(role && { role }) });
      return nodes.map(read).filter((each) => !each.ignored && !["StaticText", "InlineTextBox"].includes(each.role));
    },
  };
  return new Stage(page, reader);
}
