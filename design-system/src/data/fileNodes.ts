import { withoutIsolation } from "../theme/isolate.ts";

/** An element of a document that is saved as a file: plain data, written as HTML or drawn to be printed. */
export interface FileElement {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly FileNode[];
}

/** A text or an element. A text is written as it is: nothing in it becomes markup. */
export type FileNode = string | FileElement;

type Children = readonly (FileNode | false | null | undefined | Children)[];

const flat = (children: Children): FileNode[] =>
  children.flatMap((child) => {
    if (Array.isArray(child)) return flat(child as Children);
    return child ? [child as FileNode] : [];
  });

/** Makes an element. Children that are false, null, undefined or "" are left out. */
export const element = (tag: string, attributes: FileElement["attributes"], ...children: Children): FileElement => ({
  tag,
  attributes,
  children: flat(children),
});

/** A whole document. */
export interface FileDocument {
  /** Language of its words, "it". */
  language: string;
  title: string;
  body: readonly FileNode[];
}

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "\r": "&#13;" };

const escaped = (text: string) => text.replace(/[&<>"\r]/g, (sign) => entities[sign] as string);

// biome-ignore lint/suspicious/noControlCharactersInRegex: no document may hold these.
const unwritable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]|\p{Noncharacter_Code_Point}|\p{Surrogate}/gu;

/** Returns a text without what a document must not hold, and without the isolation of a page: `bdi` isolates in a document. */
const writableText = (text: string) => withoutIsolation(text).replace(unwritable, "");

const voidTags: ReadonlySet<string> = new Set(["br", "hr", "meta"]);

function writeNode(node: FileNode): string {
  if (typeof node === "string") return escaped(writableText(node));
  const attributes = Object.entries(node.attributes).map(([name, value]) => ` ${name}="${escaped(writableText(value))}"`);
  const open = `<${node.tag}${attributes.join("")}>`;
  return voidTags.has(node.tag) ? open : `${open}${node.children.map(writeNode).join("")}</${node.tag}>`;
}

/** Returns a document as the text of an HTML file that needs no other file. `style` must be plain CSS. */
export const writeHtml = ({ language, title, body }: FileDocument, style: string): string =>
  `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escaped(writableText(title))}</title>
<style>${style}</style>
</head>
<body>
<main>
${body.map(writeNode).join("\n")}
</main>
</body>
</html>
`;

function drawNode(node: FileNode, page: Document): Node {
  if (typeof node === "string") return page.createTextNode(writableText(node));
  const drawn = page.createElement(node.tag);
  for (const [name, value] of Object.entries(node.attributes)) drawn.setAttribute(name, writableText(value));
  drawn.append(...node.children.map((child) => drawNode(child, page)));
  return drawn;
}

/** Draws a document into an empty frame. Its style is adopted: a strict policy has no inline styles. */
export function drawDocument(frame: HTMLIFrameElement, { language, title, body }: FileDocument, style: string): void {
  const [page, inside] = [frame.contentDocument, frame.contentWindow as (Window & typeof globalThis) | null];
  if (!page || !inside) throw new Error("a frame has no document");
  page.documentElement.lang = language;
  page.title = title;
  const main = page.createElement("main");
  main.append(...body.map((node) => drawNode(node, page)));
  page.body.replaceChildren(main);
  // Safari before 16.4 prints the same document without a style.
  if (!("adoptedStyleSheets" in page)) return;
  const sheet = new inside.CSSStyleSheet();
  sheet.replaceSync(style);
  page.adoptedStyleSheets = [sheet];
}

/** Prints a document from a frame that nobody sees, which stays until the next print: some browsers print while the page goes on. */
export function printDocument(file: FileDocument, style: string): void {
  const id = "favilla-print";
  document.getElementById(id)?.remove();
  const frame = document.createElement("iframe");
  Object.assign(frame, { id, title: file.title, ariaHidden: "true", tabIndex: -1 });
  Object.assign(frame.style, { position: "fixed", insetBlockEnd: "0", inlineSize: "0", blockSize: "0", border: "0" });
  document.body.append(frame);
  drawDocument(frame, file, style);
  frame.contentWindow?.print();
}
