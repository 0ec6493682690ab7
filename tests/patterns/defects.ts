import type { Scene } from "../browser/storybook.ts";
import { runPattern } from "./contract.ts";
import { content } from "./defects/content.ts";
import { controls } from "./defects/controls.ts";
import type { Defect } from "./defects/defect.ts";
import { dialogs } from "./defects/dialogs.ts";
import { forms } from "./defects/forms.ts";
import { patterns } from "./patterns.ts";
import type { Stage } from "./stage.ts";

/** Defects that every engine shows. */
export const defects: readonly Defect[] = [...controls, ...dialogs, ...forms, ...content];

/** A separate page for each defect. */
export const defectPage = ({ name, html }: Defect): string =>
  `<!doctype html><html lang="it"><head><meta charset="utf-8"><title>${name}</title></head><body><div id="storybook-root">${html}</div></body></html>`;

/** Runs the expectation that finds the defect, and returns what it finds. */
export async function findDefect({ pattern: wanted, found }: Defect, stage: Stage, scene: Scene): Promise<string[]> {
  const pattern = patterns.find(({ name }) => name === wanted);
  if (!pattern) throw new Error(`There is no pattern ${wanted}`);
  const one = { ...pattern, expectations: pattern.expectations.filter(({ id }) => id === found) };
  const verdicts = await runPattern(one, stage, scene);
  if (!verdicts.some(({ expectation }) => expectation === found)) throw new Error(`${wanted} has no ${found} here`);
  return verdicts.flatMap(({ outcome, message }) => (outcome === "fails" ? [message ?? ""] : []));
}
