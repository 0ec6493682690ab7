/**
 * The audit: every check that a program can make, on every story and page (docs/guides/auditor.md). `npm run audit -- bills` checks only
 * ids with "bills"; `--full` checks every width in every look; `--fresh` ignores earlier results, which are kept otherwise. `--language de` checks the German texts, of stories without their play functions and of pages as they open; its
 * report has a folder of its own. STORYBOOK_DIST and PORTAL_DIST name folders that are built already.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { buildSites, hashOf, shortName } from "../../scripts/builds.ts";
import { filesIn, root } from "../../scripts/setup.mjs";
import { Results } from "../common/results.ts";
import { isFailure } from "./judge.ts";
import { described } from "./plan.ts";
import type { Result } from "./result.ts";
import { hasAllPages, runAudit } from "./run.ts";
import { summary, writeReports, writeStatement } from "./write.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    full: { type: "boolean", default: false },
    fresh: { type: "boolean", default: false },
    language: { type: "string", default: "it" },
  },
});
const language = (["it", "en", "de"] as const).find((each) => each === values.language);
if (!language) throw new Error("--language: it, en or de");

const { storybook, portal } = buildSites();
const stamp = hashOf([storybook, portal]);
for (const file of [
  ...filesIn("tools/audit/checks"),
  ...["examine.ts", "inPage.ts", "plan.ts"].map((name) => join(root, "tools/audit", name)),
  join(root, ".storybook/axe.ts"),
])
  stamp.update(readFileSync(file));
stamp.update(String(values.full) + language);

const isItalian = language === "it";
const folder = join(root, isItalian ? "reports/audit" : `reports/audit-${language}`);
const store = new Results<Result>(join(folder, "results.jsonl"), shortName(stamp));
if (values.fresh) store.forget();
const { speed, browser } = await runAudit({ storybook, portal, full: values.full, language, filters: positionals }, store);
console.log(speed);

const results = [...store.read().values()];
const judgement = writeReports(folder, results, { ...described(values.full), speed, browser });
if (isItalian && hasAllPages(results)) writeStatement(judgement, results);
console.log(`${summary(judgement)}\n${join(folder, "index.html")}`);
process.exit(judgement.faults.length > 0 || judgement.findings.some(isFailure) ? 1 : 0);
