/** Returns the text of a repository file. */
export type Read = (file: string) => string;

/** The result of a generator: text by repository path. */
export interface Part {
  /** Files that must not be there yet. */
  files: Record<string, string>;
  /** New text of files that are there. */
  changed?: Record<string, string>;
  /** The remaining steps, for a person. */
  next: string;
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const words = (name: string) => name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, " ").split(" ");

/** One name in every spelling: billReminder, BillReminder, bill-reminder, "bill reminder". */
export function spellings(name: string) {
  const parts = words(name).map((word) => word.toLowerCase());
  return { camel: lowerFirst(name), pascal: upperFirst(name), kebab: parts.join("-"), plain: parts.join(" ") };
}

export type Spellings = ReturnType<typeof spellings>;

/** Inserts a line after the last line that matches. Throws if none does: the file has changed its form, and a guess would break it. */
export function insertAfterLast(text: string, pattern: RegExp, line: string): string {
  const lines = text.split("\n");
  const index = lines.findLastIndex((each) => pattern.test(each));
  if (index === -1) throw new Error(`No line matches ${pattern}: the generator no longer fits the file.`);
  return lines.toSpliced(index + 1, 0, line).join("\n");
}

/** The changeset of a new part of the library (docs/adr/0027-releases.md). */
export const changeset = (room: string, { pascal, kebab, plain }: Spellings): Record<string, string> => ({
  [`.changeset/${kebab}.md`]: `---
"@favilla/design-system": minor
---

New: \`${room}/${pascal}\`, the ${plain}. Say what it is for.

Components: ${room}/${pascal}
`,
});

interface DesignerPage {
  /** Kind of the part, such as "component". */
  kind: string;
  /** Text below "Anatomy". */
  anatomy: string;
  /** Names of the stories that show the anatomy. */
  stories: readonly string[];
  /** A row of the table of do and don't. */
  doAndDont: string;
  keyboard: string;
  words: string;
}

/** The designer's page of a new part of the library. */
export const designerPage = (
  room: string,
  { pascal }: Spellings,
  { kind, anatomy, stories, doAndDont, keyboard, words }: DesignerPage,
): Record<string, string> => ({
  [`stories/${room}/${pascal}.mdx`]: `import { Canvas, Controls, Meta } from "@storybook/addon-docs/blocks";
import { Specification } from "../blocks/Specification.tsx";
import * as Stories from "./${pascal}.stories.tsx";

<Meta of={Stories} />

# ${pascal}

What it is, in one sentence.

<Canvas of={Stories.Default} />

## When to use

- The need it answers, and the ${kind} to take instead where it does not.

## Anatomy

${anatomy}

${stories.map((story) => `<Canvas of={Stories.${story}} />`).join("\n")}

## Do and don't

| Do | Don't |
|---|---|
${doAndDont}

## Keyboard

${keyboard}

## Words

${words}

<Specification of={Stories} />

## Props

<Controls of={Stories.Default} />
`,
});

const stages = "stories/stages.ts";

/** Adds a component to the table of stages, in its place: a draft of the next version. */
export function withStage(text: string, room: string, name: string, version: string): string {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const next = major === 0 ? "1.0.0" : `${major}.${minor + 1}.0`;
  const line = `  "${upperFirst(room)}/${name}": draft("${next}"),`;
  const lines = text.split("\n");
  const first = lines.findIndex((each) => each.startsWith('  "'));
  const place = lines.findIndex((each, index) => index >= first && (each > line || each === "};"));
  return lines.toSpliced(place, 0, line).join("\n");
}

/** The table of stages with the new component in it. */
export function stageOf(room: string, name: string, read: Read): Record<string, string> {
  const { version } = JSON.parse(read("design-system/package.json")) as { version: string };
  return { [stages]: withStage(read(stages), room, name, version) };
}
