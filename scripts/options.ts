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

/** Reads an option that is a whole number, in plain digits: neither "1e3" nor "0x10". Another text is named, and ends the command. */
export function wholeOption(name: string, text: string, least = 1): number {
  if (/^\d{1,15}$/.test(text) && Number(text) >= least) return Number(text);
  console.error(`--${name} takes plain digits, ${least} or more, not "${text}"`);
  process.exit(2);
}
