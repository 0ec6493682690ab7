import { rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { serve } from "@hono/node-server";
import { createApp } from "./app.ts";
import { createClock } from "./base/clock.ts";
import { seed } from "./seed/seed.ts";
import { openDatabase } from "./store/database.ts";
import { createWorld } from "./world.ts";
import { createWorlds } from "./worlds.ts";

export interface SandboxOptions {
  /** 0, the default, chooses a free port. */
  port?: number | undefined;
  /** @default the loopback address */
  host?: string | undefined;
  /** Folder of the built portal, which is served on the same address. */
  portal?: string | undefined;
  /** File of the store, or ":memory:" for a store that ends with the server. */
  database?: string | undefined;
  /** Starts over: deletes every change and every session. */
  reset?: boolean | undefined;
  /** Fixed present moment, ISO 8601; without it SANDBOX_NOW of the environment, else the computer's clock. */
  now?: string | undefined;
  /** Place of the tokens in the portal's configuration. @default as the build has it */
  session?: "storage" | "cookie" | undefined;
  /** Life of an access token. @default 15 minutes */
  accessSeconds?: number | undefined;
}

export interface Sandbox {
  url: string;
  close: () => Promise<void>;
}

const defaultFile = join(import.meta.dirname, "../data/sandbox.sqlite");

/** Starts the sandbox and returns once it listens. */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { port = 0, host = "127.0.0.1", portal, database: file = defaultFile, reset = false, accessSeconds = 15 * 60 } = options;
  if (reset && file !== ":memory:") for (const suffix of ["", "-wal", "-shm"]) rmSync(file + suffix, { force: true });
  const clock = createClock(options.now ?? process.env["SANDBOX_NOW"]);
  const database = openDatabase(file);
  seed(database, clock);
  const worlds = createWorlds(createWorld(database, clock, accessSeconds), accessSeconds);
  const app = createApp(worlds, portal, options.session && { session: options.session });
  const address = await new Promise<{ server: ReturnType<typeof serve>; info: AddressInfo }>((done, failed) => {
    const server = serve({ fetch: app.fetch, port, hostname: host }, (info) => done({ server, info }));
    server.once("error", failed);
  });
  const close = () =>
    new Promise<void>((done) => {
      address.server.close(() => {
        worlds.close();
        database.close();
        done();
      });
      if ("closeAllConnections" in address.server) address.server.closeAllConnections();
    });
  const name = host.includes(":") ? `[${host}]` : host;
  return { url: `http://${name}:${address.info.port}`, close };
}
