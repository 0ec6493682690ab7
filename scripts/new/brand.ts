/** The output of `npm run new -- brand`: what the tokens' own command writes, in this repository's folder for brands. */
import { brandArguments, brandFiles } from "../../tokens/src/brand/brandFiles.ts";
import type { Finding } from "../../tokens/src/brand/inputs.ts";

export const brandUsage = `npm run new -- brand ${brandArguments.replace(" [--out <folder>]", "")}`;

/** Returns the files by repository path. Throws on an argument that cannot be read. */
export function newBrand(args: readonly string[]): { files: Record<string, string>; findings: readonly Finding[] } {
  const { name, files, findings } = brandFiles(args);
  return { findings, files: Object.fromEntries(Object.entries(files).map(([file, text]) => [`brands/${name}/${file}`, text])) };
}
