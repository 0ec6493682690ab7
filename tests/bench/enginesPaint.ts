import { globSync } from "node:fs";
import { dirname } from "node:path";
import { startSandbox } from "../../sandbox/src/start.ts";
import { type Name, starterOf } from "../../tools/engines/all.ts";
import type { Engine } from "../../tools/engines/engine.ts";
import { network, writePlain } from "./paint.ts";
import { compare, type Round, type Row } from "./report.ts";
import { builtPortal, portalFolder } from "./routes.ts";
import { slowDown } from "./slowNetwork.ts";

const part = "First paint in other engines, slow network";

const names: readonly Name[] = ["firefox", "webkit"];
/** Pages that every round opens: a form, a form of several steps, and a text. */
const often = ["login", "registrazione", "accessibilita"];
/** Number of rounds for each further page. */
const atMost = 3;

/** Opens the page as a phone of a few years ago does, with nothing cached. */
async function firstPaint(engine: Engine, site: string, path: string): Promise<number> {
  // Each visit has a port of its own, for which nothing is cached.
  const { url, close } = await slowDown(site, network);
  try {
    await engine.open(url + path);
    return await engine.run(`return new Promise((seen) => {
      const look = (list) => {
        const [entry] = list.getEntriesByName("first-contentful-paint");
        if (entry) seen(entry.startTime);
      };
      new PerformanceObserver(look).observe({ type: "paint", buffered: true });
    })`);
  } finally {
    close();
  }
}

/** The time to the first paint of every drawn page in Firefox and WebKit against the same HTML and styles without scripts, nothing cached. */
export async function measureEnginesPaint(rounds: number): Promise<Row[]> {
  await builtPortal();
  // Each public page that is drawn at build time is a folder with an index.
  const drawn = globSync("*/**/index.html", { cwd: portalFolder })
    .map(dirname)
    .filter((page) => !page.startsWith("plain-"))
    .sort();
  const plain = Object.fromEntries(drawn.map((page) => [page, writePlain(portalFolder, page)]));
  const sandbox = await startSandbox({ port: 0, database: ":memory:", portal: portalFolder });
  const rows: Row[] = [];
  try {
    for (const name of names) {
      const engine = await starterOf(name)?.();
      if (!engine) continue;
      try {
        for (const page of drawn) {
          const item = `/${page}, drawn at build time, to a plain page, ${engine.version}`;
          const done: Round[] = [];
          const own = often.includes(page) ? rounds : Math.min(rounds, atMost);
          for (let round = 0; round < own; round++) {
            process.stderr.write(`\r${name}: ${page}, round ${round + 1} of ${own} `);
            const library = () => firstPaint(engine, sandbox.url, `/${page}`);
            const floor = () => firstPaint(engine, sandbox.url, plain[page] as string);
            const sides =
              round % 2 ? { floor: await floor(), library: await library() } : { library: await library(), floor: await floor() };
            done.push({ library: { [item]: sides.library }, floor: { [item]: sides.floor } });
          }
          rows.push(compare(part, item, "ms", done, 1.3));
        }
      } finally {
        await engine.end();
      }
    }
    process.stderr.write("\n");
    return rows;
  } finally {
    await sandbox.close();
  }
}
