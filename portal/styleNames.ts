import { createHash } from "node:crypto";

interface StyleName {
  /** Hash of the file and the number of the name in it, 0 for the first, in base 36. */
  hash: string;
  filePath: string;
  packageName?: string | undefined;
}

/**
 * Creates the function that names classes and variables of styles: four characters for the file, one or two for the name in it. Its names
 * stand in a stylesheet and in scripts, and those of vanilla-extract have seven characters for the file. Throws where two files would have
 * the same four.
 */
export function styleNames(): (name: StyleName) => string {
  const fileOf = new Map<string, string>();
  const lengths = new Map<string, number>();
  return ({ hash, filePath, packageName = "" }) => {
    const file = `${packageName} ${filePath}`;
    // The first name of a file has the number 0.
    const length = lengths.get(file) ?? hash.length - 1;
    lengths.set(file, length);
    const digest = createHash("sha256").update(file).digest("base64url");
    const [short = ""] = /[a-z][\w-]{3}/i.exec(digest) ?? [];
    const other = fileOf.get(short) ?? file;
    if (other !== file)
      throw new Error(`portal/styleNames.ts: ${other} and ${file} have the same short name, ${short}: give it one more character`);
    fileOf.set(short, file);
    return short + hash.slice(length);
  };
}
