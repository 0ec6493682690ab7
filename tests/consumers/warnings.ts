import type { Consumer } from "../package/consumer.ts";

/** A line that Node or npm writes about itself or about the code of a tool, which is not about what is built. */
const ofTool = /^\(node:\d+\)|^\(Use `node --trace-|^npm warn /i;

/** Builds a site, and returns the lines that warn, of both outputs. */
export function warningsOf(site: Pick<Consumer, "runWhole">, program: string, ...args: string[]): string[] {
  const { stdout, stderr } = site.runWhole(program, ...args);
  return `${stdout}\n${stderr}`.split("\n").filter((line) => /warn|deprecat/i.test(line) && !ofTool.test(line));
}
