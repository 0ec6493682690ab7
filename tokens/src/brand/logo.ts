/** A logo is drawn on every page, so it may contain drawing and nothing else. Anything unknown is refused. */
import { readFileSync } from "node:fs";

const most = 20_000;

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

/** The reason why an SVG cannot be a logo; undefined if it can. Comments and the XML declaration are removed before. */
function faultOf(svg: string): string | undefined {
  if (!/<svg[\s/>]/.test(svg)) return "is no SVG";
  if (/&(?!(?:amp|quot|apos|lt|gt|#\d+|#x[\da-f]+);)/i.test(svg)) return "is not well-formed: & is written &amp;";
  const open: string[] = [];
  let roots = 0;
  let between = 0;
  for (const match of svg.matchAll(tag)) {
    const [all, closing, name = "", given = "", empty] = match;
    const text = svg.slice(between, match.index);
    between = match.index + all.length;
    if (text.includes("<")) return forbidden(`has "${text.slice(text.indexOf("<")).trim().slice(0, 40)}"`);
    if (!elements.has(name)) return forbidden(`has <${name}>`);
    if (closing) {
      if (given || empty || open.pop() !== name) return `is not well-formed at </${name}>`;
      continue;
    }
    if (open.length === 0) {
      if (name !== "svg" || text.trim() !== "" || roots > 0) return alone;
      roots += 1;
    }
    const seen = new Set<string>();
    for (const [spelled, key = "", double, single] of given.matchAll(attribute)) {
      if (seen.has(key)) return `is not well-formed: <${name}> has ${key} twice`;
      seen.add(key);
      if (!isAllowed(key, double ?? single ?? "")) return forbidden(`has ${spelled}`);
    }
    if (!empty) open.push(name);
  }
  const rest = svg.slice(between);
  if (rest.includes("<")) return forbidden(`has "${rest.trim().slice(0, 40)}"`);
  if (open.length > 0) return `is not well-formed: <${open.at(-1)}> has no end`;
  return roots === 1 && rest.trim() === "" ? undefined : alone;
}

/** The checked text of a logo. Throws with the reason if it is refused. */
export function readLogo(file: string): string {
  let source: string;
  try {
    source = readFileSync(file, "utf8");
  } catch {
    throw new Error(`--logo: there is no file "${file}" that can be read.`);
  }
  if (source.length > most) throw new Error(`--logo: ${file} has ${source.length} characters; a logo has 20,000 at most.`);
  // Metadata of a drawing program draws nothing, and HTML ends some comments where XML does not.
  const svg = source
    .replace(/^\uFEFF?\s*<\?xml\s[^>]*\?>/, "")
    .replace(/<!--[\s\S]*?-->/g, "")
    .trim();
  const fault = faultOf(svg);
  if (fault) throw new Error(`--logo: ${file} ${fault}.`);
  return `${svg}\n`;
}
