/**
 * Wild visits: presses, keys, hostile texts, faults and clocks on every page, in front of the sandbox, and rules that must hold after each
 * step (tools/fuzz/judge.ts). `--seed 7` repeats a run, `--replay <file>` a find. The exit code is 1 if there was a find.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { parseArgs } from "node:util";
import { wholeOption } from "../../scripts/options.ts";
import { root } from "../../scripts/setup.mjs";
import { startServers } from "../common/servers.ts";
import type { Find } from "./judge.ts";
import { play } from "./play.ts";
import { shortest } from "./shortest.ts";
import { inWords, type Visit, visitOf } from "./step.ts";

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "10" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
    replay: { type: "string" },
  },
});
const [minutes, seed] = [wholeOption("minutes", values.minutes), wholeOption("seed", values.seed, 0)];

/** Most visits that look for the shortest way to one find. */
const tries = 25;
const folder = join(root, "reports/fuzz");
mkdirSync(folder, { recursive: true });

const start = () => startServers(process.env["PORTAL_DIST"] ?? join(root, "portal/dist"));
let servers = await start();
let visits = 0;

/** Plays a visit; one whose browser ended in the middle is played once more, in another. */
async function run(visit: Visit): ReturnType<typeof play> {
  const name = `fuzz-${seed}-${visits++}`;
  try {
    return await play(servers.browser, servers.url, visit, name);
  } catch (error) {
    if (servers.browser.isConnected()) throw error;
    console.log("The browser ended; the visit begins again in another one.");
    await servers.close();
    servers = await start();
    return play(servers.browser, servers.url, visit, name);
  }
}

/** Recognises a find, whatever its numbers. */
const keyOf = ({ rule, what }: Find) => `${rule} ${what.replace(/\d+/g, "#").slice(0, 80)}`;

function print({ email, path, phone, hoursOff, steps }: Visit, finds: readonly Find[], file: string): void {
  for (const { rule, what } of finds) console.log(`\n✗ ${rule}\n  ${what}`);
  const off = hoursOff === 0 ? "" : `, clock ${hoursOff} h off`;
  console.log(`  ${email ?? "a visitor"} on a ${phone ? "phone" : "desktop"}${off} opens ${path}`);
  for (const [index, step] of steps.entries()) console.log(`  ${index + 1}. ${inWords(step)}`);
  console.log(`  again: npm run tool -- fuzz --replay ${relative(root, file)}`);
}

async function replay(file: string): Promise<number> {
  const visit = JSON.parse(readFileSync(file, "utf8")) as Visit;
  const { finds, steps } = await run(visit);
  if (finds.length > 0) print({ ...visit, steps }, finds, file);
  else console.log("Nothing found: it is mended, or depends on the moment.");
  return finds.length;
}

async function explore(): Promise<number> {
  const known = new Map<string, number>();
  const pages = new Set<string>();
  const writes = new Map<string, number>();
  let [played, steps] = [0, 0];
  for (const end = Date.now() + minutes * 60_000; Date.now() < end; played++) {
    const own = seed * 10_000 + played;
    const visit = visitOf(own);
    const first = await run(visit);
    steps += first.steps.length;
    for (const page of first.reached.pages) pages.add(page);
    for (const write of first.reached.writes) writes.set(write, (writes.get(write) ?? 0) + 1);
    const find = first.finds[0];
    if (!find) continue;
    const key = keyOf(find);
    known.set(key, (known.get(key) ?? 0) + 1);
    if (known.get(key) !== 1) continue;
    const fails = async (shorter: readonly Visit["steps"][number][]) =>
      (await run({ ...visit, steps: [...shorter] })).finds.some((other) => keyOf(other) === key);
    const shortened = { ...visit, steps: [...(await shortest(first.steps, fails, tries))] };
    const file = join(folder, `${own}.json`);
    writeFileSync(file, JSON.stringify(shortened, undefined, 1));
    print(shortened, first.finds, file);
  }
  console.log(`\nSeed ${seed}: ${played} visits, ${steps} steps, ${pages.size} addresses, ${known.size} kinds of finds.`);
  console.log(`Accepted writes: ${[...writes].map(([name, count]) => `${count} × ${name}`).join(", ") || "none"}.`);
  for (const [key, count] of known) console.log(`  ${count} × ${key}`);
  return known.size;
}

const found = values.replay ? await replay(values.replay) : await explore();
await servers.close();
process.exit(found > 0 ? 1 : 0);
