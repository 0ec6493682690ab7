/** A logo is drawn on every page, so it may contain drawing and nothing else. Anything unknown is refused. */
import { readFileSync } from "node:fs";

const mostCharacters = 20_000;

const elements = new Set(
  (
    "svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan " +
    "linearGradient radialGradient stop clipPath mask pattern"
  ).split(" "),
);

/** Attributes that are CSS properties too, and so may stand in a style attribute. */
const properties = new Set(
  (
    "fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray " +
    "stroke-dashoffset opacity color stop-color stop-opacity clip-path clip-rule mask mask-type transform transform-origin " +
    "font-family font-size font-weight font-style letter-spacing text-anchor dominant-baseline display visibility overflow " +
    "paint-order vector-effect shape-rendering mix-blend-mode isolation"
  ).split(" "),
);

const attributes = new Set(
  (
    "id class style role aria-label aria-hidden aria-labelledby lang version xmlns xmlns:xlink xml:space href xlink:href " +
    "viewBox preserveAspectRatio width height x y dx dy x1 y1 x2 y2 cx cy r rx ry fx fy d points pathLength offset " +
    "gradientUnits gradientTransform spreadMethod clipPathUnits maskUnits maskContentUnits " +
    "patternUnits patternContentUnits patternTransform"
  ).split(" "),
);

/** CSS functions that load nothing. */
const functions = new Set(
  (
    "rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix calc " +
    "matrix translate translatex translatey scale scalex scaley rotate skewx skewy"
  ).split(" "),
);

const namespaces = { xmlns: "http://www.w3.org/2000/svg", "xmlns:xlink": "http://www.w3.org/1999/xlink" } as const;

/** An id inside the logo itself. */
const ownUrl = /url\(\s*#[\w.-]+\s*\)/g;

/** Escapes and entities could hide a refused text, so an attribute that draws may contain neither. */
function isHarmless(value: string): boolean {
  const rest = value.replace(ownUrl, "");
  if (/[\\@]|&(?!(?:amp|quot|apos|lt|gt);)/.test(rest)) return false;
  return [...rest.matchAll(/([\w-]*)\s*\(/g)].every(([, name = ""]) => functions.has(name.toLowerCase()));
}

const isHarmlessStyle = (value: string) =>
  isHarmless(value) && value.split(";").every((line) => line.trim() === "" || properties.has(line.split(":")[0]?.trim() ?? ""));

function isAllowed(name: string, value: string): boolean {
  if (name in namespaces) return value === namespaces[name as keyof typeof namespaces];
  if (name === "href" || name === "xlink:href") return /^#[\w.-]+$/.test(value);
  if (name === "aria-label") return true;
  if (name === "style") return isHarmlessStyle(value);
  return (attributes.has(name) || properties.has(name)) && isHarmless(value);
}

const tag = /<(\/?)([A-Za-z][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/g;
const attribute = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

const forbidden = (what: string) => `${what}, which a logo must not have`;

const alone = "is not well-formed: one <svg> is all that it may have";

/** The reason why the attributes of an element are refused; undefined if they are not. */
function faultOfAttributes(name: string, attributes: string): string | undefined {
  const seen = new Set<string>();
  for (const [spelled, key = "", double, single] of attributes.matchAll(attribute)) {
    if (seen.has(key)) return `is not well-formed: <${name}> has ${key} twice`;
    seen.add(key);
    if (!isAllowed(key, double ?? single ?? "")) return forbidden(`has ${spelled}`);
  }
  return undefined;
}

/** The reason why a text between two tags is refused; undefined if it is not. */
const faultOfText = (text: string): string | undefined =>
  text.includes("<") ? forbidden(`has "${text.slice(text.indexOf("<")).trim().slice(0, 40)}"`) : undefined;

interface Tag {
  name: string;
  attributes: string;
  isEnd: boolean;
  isEmpty: boolean;
  /** Text since the tag before. */
  text: string;
}

function readTags(svg: string): { tags: Tag[]; rest: string } {
  let end = 0;
  const tags = [...svg.matchAll(tag)].map((match): Tag => {
    const [all, closing, name = "", attributes = "", empty] = match;
    const text = svg.slice(end, match.index);
    end = match.index + all.length;
    return { name, attributes, isEnd: Boolean(closing), isEmpty: Boolean(empty), text };
  });
  return { tags, rest: svg.slice(end) };
}

/** The reason why a tag is refused; undefined if it is not. Opens or closes its element. */
function faultOfTag({ name, attributes, isEnd, isEmpty, text }: Tag, open: string[], isFirst: boolean): string | undefined {
  const fault = faultOfText(text);
  if (fault) return fault;
  if (!elements.has(name)) return forbidden(`has <${name}>`);
  if (isEnd) return attributes || isEmpty || open.pop() !== name ? `is not well-formed at </${name}>` : undefined;
  if (open.length === 0 && (name !== "svg" || text.trim() !== "" || !isFirst)) return alone;
  if (!isEmpty) open.push(name);
  return faultOfAttributes(name, attributes);
}

/** The reason why an SVG cannot be a logo; undefined if it can. Comments and the XML declaration are removed before. */
function faultOf(svg: string): string | undefined {
  if (!/<svg[\s/>]/.test(svg)) return "is no SVG";
  if (/&(?!(?:amp|quot|apos|lt|gt|#\d+|#x[\da-f]+);)/i.test(svg)) return "is not well-formed: & is written &amp;";
  const open: string[] = [];
  const { tags, rest } = readTags(svg);
  for (const [index, each] of tags.entries()) {
    const fault = faultOfTag(each, open, index === 0);
    if (fault) return fault;
  }
  const fault = faultOfText(rest);
  if (fault) return fault;
  if (open.length > 0) return `is not well-formed: <${open.at(-1)}> has no end`;
  return tags.length > 0 && rest.trim() === "" ? undefined : alone;
}

/** The checked text of a logo. Throws with the reason if it is refused. */
export function readLogo(file: string): string {
  let source: string;
  try {
    source = readFileSync(file, "utf8");
  } catch {
    throw new Error(`--logo: there is no file "${file}" that can be read.`);
  }
  if (source.length > mostCharacters) throw new Error(`--logo: ${file} has ${source.length} characters; a logo has 20,000 at most.`);
  // Metadata of a drawing program draws nothing, and HTML ends some comments where XML does not.
  const svg = source
    .replace(/^\uFEFF?\s*<\?xml\s[^>]*\?>/, "")
    .replace(/<!--[\s\S]*?-->/g, "")
    .trim();
  const fault = faultOf(svg);
  if (fault) throw new Error(`--logo: ${file} ${fault}.`);
  return `${svg}\n`;
}
