/** Text within a line: plain, a link with its address, emphasis, or a line break. */
export type LegalLine =
  | string
  | readonly ["a", href: string, ...LegalLine[]]
  | readonly ["strong" | "em" | "code", ...LegalLine[]]
  | readonly ["br"];

/** Places in a text where facts of the site stand. */
export const legalPlaces = ["stored", "state", "barriers", "drafting", "contacts"] as const;
export type LegalPlace = (typeof legalPlaces)[number];

/** A block of a text: heading, paragraph, list of items, table of cells, blocks that stand there on a condition, or a place. */
export type LegalBlock =
  | readonly ["h", level: 2 | 3 | 4, ...LegalLine[]]
  | readonly ["p", ...LegalLine[]]
  | readonly ["ul" | "ol", ...items: (readonly LegalBlock[])[]]
  | readonly ["table", ...rows: (readonly (readonly LegalLine[])[])[]]
  | readonly ["if", condition: string, holds: boolean, ...LegalBlock[]]
  | readonly ["place", LegalPlace];

/** Text of a legally required page, as a build makes it of a Markdown file. */
export type LegalText = readonly LegalBlock[];

/** A block that depends on no condition any more. */
export type ShownBlock = Exclude<LegalBlock, readonly ["if", ...unknown[]]>;

/** Returns the blocks that stand there under these conditions. */
export const shownBlocks = (text: LegalText, conditions: Readonly<Record<string, boolean>>): ShownBlock[] =>
  text.flatMap((block) => {
    if (block[0] !== "if") return [block];
    const [, condition, holds, ...blocks] = block;
    return (conditions[condition] ?? false) === holds ? shownBlocks(blocks, conditions) : [];
  });
