/**
 * `npm run tool -- screenshots`: compares each story at 390 and 1280 px, in Wireframe light, with earlier pictures; with `--all` in every brand and
 * mode. Without earlier pictures it takes them. `--update` replaces them, `--base <ref>` takes them from a commit's Storybook. Other
 * arguments go to Playwright: `-g BillCard` takes only those stories. The differences are shown on a page that opens in a browser.
 */
import { existsSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { parseArgs } from "node:util";
import { linkPackages } from "../../scripts/linkPackages.ts";
import { root, run } from "../../scripts/setup.mjs";

const { values, tokens } = parseArgs({
  options: { all: { type: "boolean" }, update: { type: "boolean" }, base: { type: "string" } },
  strict: false,
  tokens: true,
});
const ownOptions = new Set(["all", "update", "base"]);
const others = tokens.flatMap((token) => {
  if (token.kind === "option" && ownOptions.has(token.name)) return [];
  if (token.kind === "option") return [token.rawName, ...(token.value ? [token.value] : [])];
  return token.kind === "positional" ? [token.value] : [];
});

const folder = join(root, ".cache/screenshots");
const report = join(folder, "report");
const ofBase = join(folder, "storybook");

function must(command: string, args: string[], options: { cwd?: string; env?: Record<string, string> } = {}): void {
  if (!run(command, args, options).ok) process.exit(1);
}

/** Builds the Storybook of a commit, in its own work tree with the installed packages of this one. */
function buildBase(ref: string): void {
  const tree = join(folder, "tree");
  run("git", ["worktree", "remove", "--force", tree], { quiet: true });
  must("git", ["worktree", "add", "--detach", tree, ref]);
  linkPackages(tree);
  for (const generator of ["tokens/src/build.ts", "docs/api/generate.ts"]) must("node", [generator], { cwd: tree });
  must("storybook", ["build", "--quiet", "--output-dir", ofBase], { cwd: tree });
  run("git", ["worktree", "remove", "--force", tree], { quiet: true });
}

function takePictures(storybook: string, update: boolean): boolean {
  const { ok } = run(
    "playwright",
    [
      ...[
        "test",
        "--config",
        "tests/playwright.config.ts",
        "--project=desktop",
        "--reporter=line,html",
        "--output",
        join(folder, "results"),
      ],
      ...(update ? ["--update-snapshots=all"] : []),
      ...others,
    ],
    {
      env: {
        SCREENSHOTS: values.all ? "all" : "wireframe",
        STORYBOOK_DIST: storybook,
        ...(values.base && { BASE_STORYBOOK: ofBase }),
        PLAYWRIGHT_HTML_OUTPUT_DIR: report,
        PLAYWRIGHT_HTML_OPEN: "never",
      },
    },
  );
  return ok;
}

const start = Date.now();
const time = () => `${Math.round((Date.now() - start) / 1000)} s`;
const storybook = join(root, "storybook-static");
must("storybook", ["build", "--quiet", "--output-dir", storybook]);
const pictures = join(folder, "base");
if (values.base) {
  rmSync(pictures, { recursive: true, force: true });
  buildBase(String(values.base));
  takePictures(ofBase, true);
} else if (values.update || !existsSync(pictures)) {
  const ok = takePictures(storybook, true);
  console.log(`Pictures to compare with are in ${relative(root, pictures)}, after ${time()}.`);
  process.exit(ok ? 0 : 1);
}
const same = takePictures(storybook, false);
console.log(
  same
    ? `Every story looks as before (${time()}).`
    : `What looks different, after ${time()}: ${relative(root, join(report, "index.html"))}`,
);
process.exit(same ? 0 : 1);
