import { readFileSync } from "node:fs";
import { join } from "node:path";

export type GuideStep = { command: string } | { file: string; text: string };

/** The text of a guide. */
export const guideText = (name: string) => readFileSync(join(import.meta.dirname, `../../docs/guides/${name}.md`), "utf8");

/** The steps of a guide in their order: commands, and files that are named before their block. */
export function readGuide(name: "developer" | "testing"): GuideStep[] {
  const text = guideText(name);
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

/** The text of a file of a guide. */
export function fileOfGuide(name: "developer" | "testing", file: string): string {
  const found = readGuide(name).find((step) => "file" in step && step.file === file);
  if (!found || !("file" in found)) throw new Error(`The guide has no ${file}.`);
  return found.text;
}

/** Adds a line below another, and replaces a text; each of them must be in the source once. */
function change(source: string, above: RegExp, line: string, from: string, to: string): string {
  const places = [source.match(above)?.length, source.split(from).length - 1];
  if (places.join() !== "1,1") throw new Error(`The guide's places are in the file ${places.join(" and ")} times.`);
  return source.replace(above, (whole) => `${whole}\n${line}`).replace(from, to);
}

/** The guide's step to a brand of one's own in Next or React Router: its command, the file to change, and the change as the guide says it. */
export function readBrandStep(framework: "next" | "react-router") {
  const text = guideText("developer");
  const [, folder, nextFile, routerFile, line, attribute, tag] =
    /^In Next and React Router, make the brand with `--out ([^`]+)`\..*`([^`]+)` in Next and `([^`]+)` in React Router: add `([^`]+)` below the library's stylesheet, and `([^`]+)` to `([^`]+)`\.$/m.exec(
      text,
    ) ?? [];
  const command = /^npx --no @favilla\/tokens brand .*$/m.exec(text)?.[0];
  if (!folder || !nextFile || !routerFile || !line || !attribute || !tag || !command)
    throw new Error("The guide says in other words how a brand comes into Next and React Router.");
  return {
    command: command.replace(/--out \S+/, `--out ${folder}`),
    file: framework === "next" ? nextFile : routerFile,
    brand: (source: string) =>
      change(source, /^import "@favilla\/design-system\/theme\/\w+\.css";$/gm, line, tag, tag.replace(">", ` ${attribute}>`)),
  };
}
