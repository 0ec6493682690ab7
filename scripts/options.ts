import { type ParseArgsOptionsConfig, parseArgs } from "node:util";

/** Reads the options of a command. A wrong one is named, before the usage, and ends the command. */
export function readOptions<Options extends ParseArgsOptionsConfig>(usage: string, options: Options) {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`);
    process.exit(2);
  }
}
