import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import type { LegalBlock, LegalLine, LegalPlace, LegalText } from "../../design-system/src/legal/legalText.ts";

const parser = unified().use(remarkParse).use(remarkGfm);
type Block = ReturnType<typeof parser.parse>["children"][number];
type Line = Extract<Block, { type: "paragraph" }>["children"][number];

/** Names that a text may use. Each of its places must be there. */
export interface Names {
  values: readonly string[];
  conditions: readonly string[];
  places: readonly LegalPlace[];
}

const tags = { strong: "strong", emphasis: "em" } as const;

/** Returns the words of a comment. */
const commentOf = (node: Block): string | undefined => (node.type === "html" ? /^<!-- (.*?) -->$/.exec(node.value)?.[1] : undefined);

/** Reads a text in Markdown. What it may not have is refused with file, line and name. */
export function readText(file: string, source: string, { values, conditions, places }: Names): LegalText {
  const refuse = (node: Block | undefined, fault: string): never => {
    throw new Error(`${file}${node?.position ? `:${node.position.start.line}` : ""}: ${fault}`);
  };
  const checked = (node: Block, text: string): string => {
    const unknown = [...text.matchAll(/\{(\w*)\}/g)].find(([, name = ""]) => !values.includes(name));
    return unknown ? refuse(node, `${unknown[0]} is no value; it has ${values.join(", ")}`) : text;
  };

  function lineOf(node: Line): LegalLine {
    switch (node.type) {
      case "text":
        return checked(node, node.value.replaceAll("\n", " "));
      case "inlineCode":
        return ["code", checked(node, node.value)];
      case "break":
        return ["br"];
      case "strong":
      case "emphasis":
        return [tags[node.type], ...node.children.map(lineOf)];
      case "link":
        if (!/^(https:|mailto:|tel:|\/(?!\/)|\{\w+\}$)/.test(node.url))
          refuse(node, `the address ${node.url} must be https, mailto, tel or a path`);
        return ["a", checked(node, node.url), ...node.children.map(lineOf)];
      case "html":
        return refuse(node, `${node.value} is HTML, which a text may not have`);
      default:
        return refuse(node, `${node.type} is not for a text`);
    }
  }

  let level = 1;
  function blockOf(node: Block): LegalBlock {
    switch (node.type) {
      case "heading": {
        const { depth } = node;
        if (depth === 1 || depth > 4 || depth > level + 1) refuse(node, `a heading of level ${depth} cannot follow one of level ${level}`);
        level = depth;
        return ["h", depth as 2, ...node.children.map(lineOf)];
      }
      case "paragraph":
        return ["p", ...node.children.map(lineOf)];
      case "list":
        return [node.ordered ? "ol" : "ul", ...node.children.map((item) => item.children.map(blockOf))];
      case "table":
        return ["table", ...node.children.map((row) => row.children.map((cell) => cell.children.map(lineOf)))];
      default:
        return lineOf(node as Line) as never;
    }
  }

  const nodes = parser.parse(source).children;
  /** Reads blocks up to the comment that ends them. */
  function blocksUntilEnd(opened?: Block): LegalBlock[] {
    const blocks: LegalBlock[] = [];
    for (let node = nodes.shift(); node; node = nodes.shift()) {
      const comment = commentOf(node);
      if (comment === "end") return opened ? blocks : refuse(node, "<!-- end --> ends nothing");
      blocks.push(comment === undefined ? blockOf(node) : markedBy(node, comment));
    }
    return opened ? refuse(opened, "<!-- end --> is missing") : blocks;
  }

  function markedBy(node: Block, comment: string): LegalBlock {
    const [, not, condition] = /^if (not )?(\w+)$/.exec(comment) ?? [];
    if (condition === undefined) return ["place", placeOf(node, comment)];
    if (!conditions.includes(condition)) refuse(node, `${condition} is no condition; it has ${conditions.join(", ") || "none"}`);
    return ["if", condition, !not, ...blocksUntilEnd(node)];
  }

  const missing = new Set(places);
  const placeOf = (node: Block, name: string): LegalPlace => {
    const place = places.find((each) => each === name) ?? refuse(node, `<!-- ${name} --> is no place; it has ${places.join(", ")}`);
    missing.delete(place);
    return place;
  };
  const text = blocksUntilEnd();
  for (const place of missing) refuse(undefined, `<!-- ${place} --> is missing`);
  return text;
}
