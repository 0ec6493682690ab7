import { readFileSync } from "node:fs";
import { join } from "node:path";

export type GuideStep = { command: string } | { file: string; text: string };

/** The steps of a guide in their order: commands, and files that are named before their block. */
export function readGuide(name: "developer" | "testing"): GuideStep[] {
  const text = readFileSync(join(import.meta.dirname, `../../docs/guides/${name}.md`), "utf8");
  const blocks = text.matchAll(/(?:^`([\w./]+)`,[^\n]*\n\n)?^```(\w+)\n([\s\S]*?)^```$/gm);
  return [...blocks].flatMap(([, file, kind, body = ""]): GuideStep[] => {
    if (kind === "sh")
      return body
        .trim()
        .split("\n")
        .map((command) => ({ command }));
    if (!file) throw new Error(`A block of ${kind} in the guide has no file's name before it.`);
    return [{ file, text: body }];
  });
}
