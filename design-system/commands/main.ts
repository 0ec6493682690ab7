#!/usr/bin/env node
/** `npx --no @favilla/design-system <command>`. Exit status: 0 done, 1 the command found something to mend, 2 it could not run. */
import { addPage } from "./addPage.ts";
import { checkSite } from "./doctor.ts";
import { initSite } from "./init.ts";
import { serveAssistants } from "./mcp.ts";
import { ownManifest } from "./package.ts";
import { inRange } from "./range.ts";

interface Command {
  /** Arguments and purpose, for the usage. */
  usage: readonly [call: string, purpose: string];
  /** Does the work. Returns the exit status, 0 unless given; throws a sentence for its user. */
  run: (args: readonly string[]) => number | void | Promise<number | void>;
}

const commands: Readonly<Record<string, Command>> = {
  add: {
    usage: ["add page <name> [--dry-run]", "adds a whole page with sample data to this site: bills, consumption, login"],
    run: addPage,
  },
  doctor: { usage: ["doctor", "checks versions, stylesheet, provider and layers of the site in this folder"], run: checkSite },
  init: {
    usage: ["init [--framework <name>] [--dry-run]", "adds the library to this site, or writes a new one: vite, next, react-router"],
    run: initSite,
  },
  mcp: { usage: ["mcp", "serves components, examples and guides to a coding assistant"], run: serveAssistants },
  upgrade: {
    usage: ["upgrade [--from <version>] [--dry-run]", "follows in this site what newer versions have changed"],
    // The parser that it needs is larger than all other commands.
    run: async (args) => (await import("./upgrade.ts")).upgradeSite(args),
  },
};

const usage = Object.values(commands)
  .map(({ usage: [call, purpose] }) => `npx --no @favilla/design-system ${call.padEnd(39)} ${purpose}`)
  .join("\n");

function stop(message: string): never {
  console.error(message);
  process.exit(2);
}

const [name = "", ...args] = process.argv.slice(2);
const { node: needed } = ownManifest().engines;
if (!inRange(process.versions.node, needed))
  stop(`Node ${process.versions.node} is too old: install Node ${needed.replace(/^>=/, "")} or newer.`);
if (name === "--help") {
  console.log(usage);
  process.exit(0);
}
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (!command) stop(`${name ? `There is no command "${name}".` : "The command is missing."}\n\n${usage}`);
try {
  process.exitCode = (await command.run(args)) ?? 0;
} catch (error) {
  stop((error as Error).message);
}
