import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { listFiles } from "../../design-system/build/graph.ts";
import { root } from "../../scripts/setup.mjs";

/** A known failure: a comment in a component's file, its stories or a page's file: `// audit-exempt: <rule> <reason> until <day>`. */
export interface Exemption {
  file: string;
  rule: string;
  reason: string;
  /** Last valid day, ISO 8601. */
  until: string;
}

const line = /\/\/ audit-exempt: (\S+) (.+) until (\d{4}-\d{2}-\d{2})\b/g;

export const exemptionsIn = (file: string, source: string): Exemption[] =>
  [...source.matchAll(line)].map(([, rule = "", reason = "", until = ""]) => ({ file, rule, reason, until }));

export const readExemptions = (): Exemption[] =>
  listFiles("{design-system/src,stories,portal/src}/**/*.tsx").flatMap((file) =>
    exemptionsIn(file, readFileSync(join(root, file), "utf8")),
  );

/** Exemptions are matched by file name: Banner.tsx and Banner.stories.tsx belong to the same component. */
const nameOf = (file: string) => basename(file).replace(".stories.tsx", ".tsx");

export const exemptionFor = (exemptions: readonly Exemption[], file: string, rule: string): Exemption | undefined =>
  exemptions.find((exemption) => exemption.rule === rule && nameOf(exemption.file) === nameOf(file));
