import { createElement, Fragment, type ReactNode } from "react";
import type { PrivatePart } from "../theme/privatePart.ts";
import { Link } from "./Link.tsx";

/** Elements that are removed with all their content: it is code, or not meant to be read. */
const dropped = new Set(
  "script style template noscript noembed noframes iframe object embed audio video canvas title textarea select button".split(" "),
);
const paragraphs = new Set("p div h1 h2 h3 h4 h5 h6 li dt dd tr blockquote section article".split(" "));
const emphasis: Record<string, "strong" | "em" | undefined> = { strong: "strong", b: "strong", em: "em", i: "em" };

/** Noncharacter that no text contains. */
const mark = "\ufdd0";
/**
 * Beginning of an attribute name that a content security policy refuses: `style` and the event handlers. Each is reported as soon as it is
 * parsed, although it has no effect in a template. Words of the text match too. The end tag `</style>` does not.
 */
const refusedAttributes = /[\s"'](?:style|on)|\/on|[^<]\/style|\/style(?=\s*=)/gi;
/** Makes unknown names of the refused attribute names. `unmark` restores the words of the text and of addresses. */
const markRefused = (html: string): string => html.replace(refusedAttributes, `$&${mark}`);
const unmark = (text: string): string => text.replaceAll(mark, "");

/** Trusted Types, which TypeScript's own library does not know yet. Not every browser has them. */
interface TrustedTypes {
  createPolicy: (name: string, rules: { createHTML: (text: string) => string }) => { createHTML: (text: string) => unknown };
}

const policyName = "favilla-html";
let policy: ReturnType<TrustedTypes["createPolicy"]> | undefined;

/** Makes a text that `innerHTML` accepts, also where the page requires Trusted Types. */
function trusted(html: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy(policyName, { createHTML: markRefused });
  return policy ? (policy.createHTML(html) as string) : markRefused(html);
}

const blocks = [...paragraphs, "ul", "ol"].join();

/** Context of a node: among blocks, directly in a list, in a line of text, or in the text of a link. */
type Place = "flow" | "list" | "line" | "link";

function httpsAddress(href: string | null): string | undefined {
  try {
    const { protocol, href: address } = new URL(unmark(href ?? ""));
    return protocol === "https:" ? address : undefined;
  } catch {
    return undefined;
  }
}

function childrenOf(node: Node, place: Place): ReactNode[] {
  const children = Array.from(node.childNodes, (child) => convert(child, place)).filter((child) => child !== null);
  return children.map((child, key) => createElement(Fragment, { key }, child));
}

/** Tells whether a node is removed with its content. */
function isGone(node: Node): boolean {
  // The properties of a form element can be hidden by fields with the same name, so none of them can be trusted.
  if (node instanceof HTMLFormElement) return true;
  return node instanceof HTMLElement ? dropped.has(node.localName) : node.nodeType !== Node.TEXT_NODE;
}

function convert(node: Node, place: Place): ReactNode {
  if (isGone(node) || (place === "list" && !node.textContent?.trim())) return null;
  const element = node instanceof HTMLElement ? node : undefined;
  if (place === "list") return createElement("li", null, element?.localName === "li" ? childrenOf(element, "flow") : convert(node, "flow"));
  return element ? convertElement(element, place) : unmark(node.textContent ?? "");
}

function convertElement(node: HTMLElement, place: Place): ReactNode {
  const name = node.localName;
  if (name === "br") return createElement("br");
  if (paragraphs.has(name)) return convertParagraph(node, place);
  if (name === "ul" || name === "ol") {
    const items = place === "flow" ? childrenOf(node, "list") : [];
    return items.length > 0 ? createElement(name, null, items) : childrenOf(node, place);
  }
  const tag = emphasis[name];
  if (tag) return createElement(tag, null, childrenOf(node, place === "link" ? "link" : "line"));
  const href = name === "a" && place !== "link" ? httpsAddress(node.getAttribute("href")) : undefined;
  if (href) return createElement(Link, { href, rel: "noopener noreferrer" }, childrenOf(node, "link"));
  return childrenOf(node, place);
}

function convertParagraph(node: HTMLElement, place: Place): ReactNode {
  if (place !== "flow") return createElement(Fragment, null, childrenOf(node, place), createElement("br"));
  if (node.querySelector(blocks)) return childrenOf(node, "flow");
  return node.textContent?.trim() ? createElement("p", null, childrenOf(node, "line")) : null;
}

/** Returns the text nodes that will be shown, in order. */
function textsIn(node: Node): Text[] {
  if (node instanceof Text) return [node];
  return node instanceof HTMLElement && isGone(node) ? [] : Array.from(node.childNodes).flatMap(textsIn);
}

/** Replaces private parts of a text, also where an element divides one: `<b>20</b> euro`. No part goes from one paragraph into another. */
function hideParts(root: Node, partsOf: (text: string) => readonly PrivatePart[]): void {
  let text = "";
  let paragraph: Element | null = null;
  const nodes = textsIn(root).map((node) => {
    const own = node.parentElement?.closest(blocks) ?? null;
    if (own !== paragraph) text += "\n";
    paragraph = own;
    text += node.data;
    return { node, end: text.length };
  });
  const parts = partsOf(text);
  for (const { node, end } of nodes) {
    const start = end - node.data.length;
    let shown = "";
    let read = start;
    for (const part of parts) {
      if (part.end <= start || part.start >= end) continue;
      shown += text.slice(read, Math.max(part.start, read));
      if (part.start >= start) shown += part.hidden;
      read = Math.min(part.end, end);
    }
    node.data = shown + text.slice(read, end);
  }
}

/**
 * Converts HTML text to React elements: `p br ul ol li strong em`, and `a` with an https address. Everything else is unwrapped or removed,
 * and that address is the only attribute kept, so nothing in it can run. Works in the browser only. A content security policy that
 * requires Trusted Types must name `favilla-html`. `partsOf` finds the parts of its text that are hidden. In the text of a link there are
 * neither links nor blocks.
 */
export function readHtml(
  html: string,
  partsOf?: (text: string) => readonly PrivatePart[],
  inLink = false,
): { content: ReactNode; hasBlocks: boolean } {
  // A template is inert: scripts don't run and images don't load. Unlike in a document, named elements don't hide its properties.
  const template = document.createElement("template");
  template.innerHTML = trusted(html);
  if (partsOf) hideParts(template.content, partsOf);
  if (inLink) return { content: childrenOf(template.content, "link"), hasBlocks: false };
  return { content: childrenOf(template.content, "flow"), hasBlocks: template.content.querySelector(`br, ${blocks}`) !== null };
}
