import { createElement, Fragment, type ReactNode } from "react";
import { PageHeader, type PageHeaderProps } from "../layout/PageHeader.tsx";
import { Stack } from "../layout/Stack.tsx";
import { Heading } from "../text/Heading.tsx";
import { Link } from "../text/Link.tsx";
import { Text } from "../text/Text.tsx";
import { fill } from "../theme/messages.ts";
import type { LegalTable } from "./LegalTable.tsx";
import * as styles from "./LegalView.css.ts";
import { type LegalLine, type LegalPlace, type LegalText, type ShownBlock, shownBlocks } from "./legalText.ts";

export interface LegalViewProps extends Pick<PageHeaderProps, "title" | "back"> {
  /** Text of the page, as a build makes it of a Markdown file. Its first paragraph describes the page. */
  text: LegalText;
  /** Values of the names in the text and in the addresses of its links: `{brand}`. */
  values?: Readonly<Record<string, string>> | undefined;
  /** Conditions of the text that hold. */
  conditions?: Readonly<Record<string, boolean>> | undefined;
  /** Draws the tables of the text. A text without tables needs none. */
  table?: typeof LegalTable | undefined;
  /** Facts of the site, in the places that the text gives them. */
  places?: Partial<Readonly<Record<LegalPlace, ReactNode>>> | undefined;
}

/** A legally required page: its text with headings, lists, links and tables, and facts of the site between them. */
export function LegalView({ text, values = {}, conditions = {}, table, places = {}, ...header }: LegalViewProps) {
  const blocks = shownBlocks(text, conditions);
  const [first] = blocks;
  const described = first?.[0] === "p";
  const drawn = { values, places, table };
  return (
    <Stack gap={8}>
      <PageHeader {...header} description={described && lineOf(first.slice(1) as LegalLine[], values)} />
      {sectionsOf(blocks.slice(described ? 1 : 0)).map((section) => (
        <Stack key={blocks.indexOf(section[0] as ShownBlock)} as="section" gap={3}>
          {blocksOf(section, drawn)}
        </Stack>
      ))}
    </Stack>
  );
}

/** Blocks from each heading of the second level to the next one. */
function sectionsOf(blocks: readonly ShownBlock[]): ShownBlock[][] {
  const sections: ShownBlock[][] = [];
  for (const block of blocks) {
    if (sections.length === 0 || (block[0] === "h" && block[1] === 2)) sections.push([]);
    sections.at(-1)?.push(block);
  }
  return sections;
}

interface Drawn {
  values: Readonly<Record<string, string>>;
  places: NonNullable<LegalViewProps["places"]>;
  table: LegalViewProps["table"];
}

/** The order of a text never changes. */
const inOrder = (nodes: readonly ReactNode[]): ReactNode => nodes.map((node, key) => createElement(Fragment, { key }, node));

/** Draws parts of a line. */
const lineOf = (parts: readonly LegalLine[], values: Drawn["values"]): ReactNode => inOrder(parts.map((part) => partOf(part, values)));

function partOf(part: LegalLine, values: Drawn["values"]): ReactNode {
  if (typeof part === "string") return fill(part, values);
  if (part[0] === "a") return <Link href={fill(part[1], values)}>{lineOf(part.slice(2) as LegalLine[], values)}</Link>;
  const [Tag, ...inner] = part;
  return Tag === "br" ? <Tag /> : <Tag>{lineOf(inner, values)}</Tag>;
}

const textOf = (parts: readonly LegalLine[]): string =>
  parts.map((part) => (typeof part === "string" ? part : textOf(part.slice(part[0] === "a" ? 2 : 1) as LegalLine[]))).join("");

/** Draws blocks. A link that is alone in its paragraph leads elsewhere, as the last word of a section. */
function blocksOf(blocks: readonly ShownBlock[], { values, places, table: Table }: Drawn): ReactNode {
  let heading = "";
  const draw = (block: ShownBlock): ReactNode => {
    switch (block[0]) {
      case "h": {
        const [, headingLevel, ...words] = block;
        heading = fill(textOf(words), values);
        return <Heading headingLevel={headingLevel}>{lineOf(words, values)}</Heading>;
      }
      case "p": {
        const [, ...words] = block;
        const [alone] = words;
        if (words.length > 1 || typeof alone !== "object" || alone[0] !== "a") return <Text>{lineOf(words, values)}</Text>;
        return (
          <Link href={fill(alone[1], values)} icon="arrow">
            {lineOf(alone.slice(2) as LegalLine[], values)}
          </Link>
        );
      }
      case "table": {
        const [, head = [], ...rows] = block;
        const cells = rows.map((row) => row.map((cell) => lineOf(cell, values)));
        return Table && <Table caption={heading} head={head.map((cell) => fill(textOf(cell), values))} rows={cells} />;
      }
      case "place":
        return places[block[1]];
      default: {
        const [list, ...items] = block;
        return (
          <Stack as={list} gap={1} className={list === "ul" ? styles.bullets : styles.numbers}>
            {inOrder((items as ShownBlock[][]).map(drawItem))}
          </Stack>
        );
      }
    }
  };
  const drawItem = (item: readonly ShownBlock[]) => <li>{inOrder(item.map(draw))}</li>;
  return inOrder(blocks.map(draw));
}
