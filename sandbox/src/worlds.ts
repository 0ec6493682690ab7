import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import { createClock } from "./base/clock.ts";
import type { World } from "./http/world.ts";
import { seed } from "./seed/seed.ts";
import { openDatabase } from "./store/database.ts";
import { createWorld } from "./world.ts";

/** The cookie, or header, that names the world of a browser session. */
export const worldCookie = "favilla-world";
const validName = /^[\w-]{1,64}$/;
const mostWorlds = 64;

/** The name of a world as it was given; undefined for the common one, and if it cannot be a name. */
export const worldName = (given: string | undefined): string | undefined => (given && validName.test(given) ? given : undefined);

const givenName = (context: Context): string | undefined => context.req.header(worldCookie) ?? getCookie(context, worldCookie);

/** Name of the world of a request; undefined for the common one. */
export const worldNameOf = (context: Context): string | undefined => worldName(givenName(context));

/** True if a request gives its world a name that cannot be one. In the common world instead, tests would see each other's changes. */
export const hasWrongName = (context: Context): boolean => Boolean(givenName(context)) && worldNameOf(context) === undefined;

/**
 * The common world, which is stored on disk, and the private ones: for each name a copy of the fresh seed with its own clock, created when
 * it is first named and deleted with the server. Worlds never see each other's changes.
 */
export function createWorlds(common: World, accessSeconds: number) {
  const folder = mkdtempSync(join(tmpdir(), "favilla-sandbox-"));
  const fresh = new Map<string, string>();
  const open = new Map<string, { world: World; file: string }>();

  /** The file with the seed of a day. */
  const freshStore = (now: string, today: string): string => {
    const existing = fresh.get(today);
    if (existing) return existing;
    const file = join(folder, `${today}.sqlite`);
    const database = openDatabase(":memory:");
    seed(database, createClock(now));
    database.exec(`VACUUM INTO '${file}'`);
    database.close();
    fresh.set(today, file);
    return file;
  };

  const close = (name: string) => {
    const found = open.get(name);
    open.delete(name);
    found?.world.database.close();
    if (found) rmSync(found.file, { force: true });
  };

  /** The world of a name; `now` (ISO 8601) sets its clock, and its seed if it is new. */
  const get = (name: string | undefined, now?: string): World => {
    if (name === undefined) return common;
    const existing = open.get(name);
    if (existing) {
      if (now) existing.world.clock.set(now);
      open.delete(name);
      open.set(name, existing);
      return existing.world;
    }
    const moment = now ?? common.clock.now().toISOString();
    const clock = createClock(now ?? common.clock.fixed());
    const file = join(folder, `${name}.world.sqlite`);
    copyFileSync(freshStore(moment, clock.today()), file);
    const database = new DatabaseSync(file);
    database.exec("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF");
    const world = createWorld(database, clock, accessSeconds);
    open.set(name, { world, file });
    const oldest = open.size > mostWorlds ? open.keys().next().value : undefined;
    if (oldest !== undefined) close(oldest);
    return world;
  };

  return {
    get,
    close: () => {
      for (const name of [...open.keys()]) close(name);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type Worlds = ReturnType<typeof createWorlds>;
