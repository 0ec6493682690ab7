import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, inject, it } from "vitest";
import { execute } from "../package/consumer.ts";
import { readGuide } from "../package/guide.ts";
import { open } from "../package/pages.ts";

const tarballs = inject("tarballs");

/** The texts with too little contrast when the system is light, or dark. */
async function lowContrast(tab: Page, modes: readonly ("light" | "dark")[]): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of modes) {
    await tab.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page: tab }).setLegacyMode(true).withRules(["color-contrast"]).analyze();
    found.push(...violations.flatMap(({ nodes }) => nodes.map(({ html }) => `${colorScheme}: ${html}`)));
  }
  return found;
}

/** The guide's steps up to the build; the files after it are examples. */
function guideToBuild() {
  const steps = readGuide("developer");
  return steps.slice(0, steps.findIndex((step) => "command" in step && step.command === "npm run build") + 1);
}

it("[PK-01] [PK-10] [PK-11] the developer's guide: followed to the letter in an empty folder, it shows a bill card in other colours", {
  timeout: 180_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), "favilla-guide-"));
  for (const tarball of tarballs) cpSync(tarball, join(folder, basename(tarball)));
  for (const step of guideToBuild()) {
    if ("command" in step) execute("sh", ["-c", step.command], folder);
    else if (step.file === "index.html") {
      const html = readFileSync(join(folder, step.file), "utf8");
      writeFileSync(join(folder, step.file), html.replace(/<html[^>]*>\n/, step.text));
    } else writeFileSync(join(folder, step.file), step.text);
  }
  expect(execute("npx", ["--no", "@favilla/design-system", "doctor"], folder)).toContain("Nothing to mend was found.");
  const seen = await open(join(folder, "dist"), async (tab) => ({
    radius: await tab.getByRole("article").evaluate((card) => getComputedStyle(card).borderRadius),
    color: await tab.getByRole("heading", { level: 1 }).evaluate((heading) => getComputedStyle(heading).color),
    words: await tab.getByRole("article").innerText(),
    contrast: await lowContrast(tab, ["light", "dark"]),
    found: (await new AxeBuilder({ page: tab }).setLegacyMode(true).analyze()).violations.map(({ id }) => id),
  }));
  expect(seen).toMatchObject({
    said: [],
    contrast: [],
    found: [],
    radius: "10px",
    color: "rgb(34, 22, 58)",
    words: expect.stringMatching(/Scade\s+il\s+27\s+nov/),
  });
  rmSync(folder, { recursive: true, force: true });
});
