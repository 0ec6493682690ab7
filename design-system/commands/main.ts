#!/usr/bin/env node
/** `npx @favilla/design-system <command>`. */
import { serveAssistants } from "./mcp.ts";

const usage = `npx @favilla/design-system mcp        serves components, examples and guides to a coding assistant`;

/** Commands by name; each gets the rest of the arguments, and throws a sentence for its user. */
const commands: Record<string, (args: readonly string[]) => void> = {
  mcp: serveAssistants,
};

function stop(message: string): never {
  console.error(`${message}\n\n${usage}`);
  process.exit(2);
}

const [name = "", ...args] = process.argv.slice(2);
if (Number.parseInt(process.versions.node, 10) < 20) stop(`Node ${process.versions.node} is too old: install Node 20 or newer.`);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (!command) stop(name ? `There is no command "${name}".` : "The command is missing.");
try {
  command(args);
} catch (error) {
  stop((error as Error).message);
}
