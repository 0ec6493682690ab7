import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { CDPSession, Page } from "@playwright/test";
import { type AXNode, inFocus } from "../../../stories/transcript/transcript.ts";
import { listen } from "../../patterns/announcements.ts";
import { test as base, expect, type Fixtures } from "../fixtures.ts";

declare global {
  interface Window {
    /** Announcements since the last step, in order. */
    heard: { text: string; live: "polite" | "assertive" }[];
  }
}

const folder = join(import.meta.dirname, "../../transcripts/outcomes");

/** Steps by what the customer does, in Italian as everything in a transcript. */
type Steps = Record<string, () => Promise<unknown>>;

/** Returns the announcements since the last step, in order, and the place of focus. */
async function outcome(page: Page, session: CDPSession): Promise<string[]> {
  const heard = await page.evaluate(() => window.heard);
  const { nodes } = (await session.send("Accessibility.getFullAXTree")) as { nodes: AXNode[] };
  return [
    ...heard.map(({ text, live }) => `  ${live === "assertive" ? "avviso" : "stato"}: ${text.replace(/\s+/g, " ")}`),
    `  fuoco: ${inFocus(nodes) ?? "pagina"}`,
  ];
}

/** Waits until nothing more is announced for a second and a half. */
async function last(page: Page, session: CDPSession): Promise<string[]> {
  for (let before = ""; ; ) {
    const now = await outcome(page, session);
    if (String(now) === before) return now;
    before = String(now);
    await page.waitForTimeout(1500);
  }
}

/** Compares what each step makes a screen reader say with the journey's file. `-u all` writes the files anew. */
export const test = base.extend<{ hear: (name: string, steps: Steps) => Promise<void> }>({
  hear: async ({ page, settled }: Pick<Fixtures, "settled"> & { page: Page }, use, { config }) => {
    await page.addInitScript(`(${String(listen)})();
      window.heard = [];
      window.listenTo((text, live) => window.heard.push({ text, live })).observe(document, { subtree: true, childList: true, characterData: true });`);
    await use(async (name, steps) => {
      const file = join(folder, `${name}.txt`);
      const writes = config.updateSnapshots === "all" || (config.updateSnapshots === "missing" && !existsSync(file));
      const kept = writes ? [] : readFileSync(file, "utf8").trimEnd().split("\n\n");
      const session = await page.context().newCDPSession(page);
      await settled();
      for (const [index, [does, act]] of Object.entries(steps).entries()) {
        await page.evaluate(() => {
          window.heard = [];
        });
        await act();
        await settled();
        const said = (lines: string[]) => [does, ...lines].join("\n");
        if (writes) kept.push(said(await last(page, session)));
        else await expect.poll(async () => said(await outcome(page, session)), { message: `${name}: ${does}` }).toBe(kept[index]);
      }
      expect(kept).toHaveLength(Object.keys(steps).length);
      if (!writes) return;
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, `${kept.join("\n\n")}\n`);
    });
  },
});
