/** A site made with a framework, outside the repository, with the packed packages. */
import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "node:net";
import { join } from "node:path";
import { inject } from "vitest";
import { type Consumer, makeConsumer, pinned } from "../package/consumer.ts";

/** Installs a site of `sites`, with the parts that all of them share, React and the packages of its framework. */
export const makeSite = (name: string, packages: readonly string[]): Consumer =>
  makeConsumer(
    [
      ...inject("tarballs"),
      ...["react", "react-dom", "@types/react", "@types/react-dom", "@types/node", "typescript"].map(pinned),
      ...packages,
    ],
    [join(import.meta.dirname, "sites/shared"), join(import.meta.dirname, "sites", name)],
  );

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as { port: number };
  await new Promise((closed) => server.close(closed));
  return port;
}

function stop(child: ChildProcess): void {
  // Its group: a framework's command starts processes of its own.
  if (child.pid && child.exitCode === null) process.kill(-child.pid, "SIGTERM");
}

export interface Running {
  url: string;
  close: () => void;
}

/** Starts a server in the site; `args` gets the port. Resolves when it answers. */
export async function start(
  site: Consumer,
  program: string,
  args: (port: number) => readonly string[],
  mode = "production",
): Promise<Running> {
  const port = await freePort();
  // Astro answers no request where it finds itself in a test of Vitest.
  const { VITEST: _, ...env } = process.env;
  const child = spawn(join(site.folder, "node_modules/.bin", program), args(port), {
    cwd: site.folder,
    detached: true,
    env: { ...env, NODE_ENV: mode, PORT: String(port), HOST: "127.0.0.1" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (said += text));
  const url = `http://127.0.0.1:${port}/`;
  for (let tries = 0; tries < 240; tries++) {
    if (child.exitCode !== null) throw new Error(`${program} has ended:\n${said}`);
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return { url, close: () => stop(child) };
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  stop(child);
  throw new Error(`${program} does not answer:\n${said}`);
}
