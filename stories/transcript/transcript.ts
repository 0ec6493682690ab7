import { inline, leaves, roles } from "./roles.ts";

/** A node of Chromium's accessibility tree, as far as it is read here (DevTools protocol, `Accessibility.AXNode`). */
export interface AXNode {
  nodeId: string;
  ignored: boolean;
  role?: { value?: unknown };
  name?: { value?: unknown };
  description?: { value?: unknown };
  value?: { value?: unknown };
  properties?: readonly { name: string; value: { value?: unknown } }[];
  childIds?: readonly string[];
  parentId?: string;
}

const text = (field: { value?: unknown } | undefined) =>
  String(field?.value ?? "")
    .replace(/\s+/g, " ")
    .trim();

/** Words for the values of a property. A value without a word is not said. */
const states: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  expanded: { true: "aperto", false: "chiuso" },
  checked: { true: "attivato", false: "non attivato", mixed: "attivato in parte" },
  pressed: { true: "premuto", false: "non premuto" },
  selected: { true: "selezionato" },
  disabled: { true: "non disponibile" },
  required: { true: "obbligatorio" },
  readonly: { true: "sola lettura" },
  invalid: { true: "non valido" },
  busy: { true: "in caricamento" },
  modal: { true: "modale" },
  multiselectable: { true: "più scelte" },
  hasPopup: { menu: "apre un menu", listbox: "apre un elenco", dialog: "apre una finestra", grid: "apre una griglia" },
};

function statesOf({ role, properties = [] }: AXNode): string[] {
  return properties.flatMap(({ name, value }) => {
    if (name === "level") return text(role) === "heading" ? `livello ${String(value.value)}` : [];
    return states[name]?.[String(value.value)] ?? [];
  });
}

/** Returns what is said of a node: its role, states, value and description. */
function announced(node: AXNode): string {
  const role = text(node.role);
  const [name, value, description] = [text(node.name), text(node.value), text(node.description)];
  const said = [roles[role] ?? role, ...statesOf(node)].join(", ");
  return [
    name ? `${said}: ${name}` : said,
    value && value !== name && `valore ${value}`,
    description && description !== name && `descrizione: ${description}`,
  ]
    .filter(Boolean)
    .join("; ");
}

/** Returns what is said of the element in focus, or undefined if there is none. */
export function inFocus(nodes: readonly AXNode[]): string | undefined {
  const hasFocus = ({ role, properties = [] }: AXNode) =>
    text(role) !== "RootWebArea" && properties.some(({ name, value }) => name === "focused" && value.value === true);
  const node = nodes.findLast(hasFocus);
  return node && announced(node);
}

interface Line {
  depth: number;
  says: string;
  /** True for a text, false for an element with a role. */
  plain: boolean;
}

/** Joins two texts of a line. Texts of different elements are said apart, also where only a margin separates them. */
const joined = (before: string, after: string) =>
  /(^|\s)$/.test(before) || /^([\s,.;:!?)%’]|$)/.test(after) ? before + after : `${before} ${after}`;

/**
 * Returns what a screen reader says of a page from its start to its end, in Italian, one line for each stop; what is inside another element
 * is indented. The tree is Chromium's, so names, roles and states are computed by a browser, not guessed from the markup (WCAG 1.3.1, 4.1.2).
 */
export function transcript(nodes: readonly AXNode[]): string {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const lines: Line[] = [];
  let open = "";
  const endLine = (depth: number) => {
    const says = open.replace(/\s+/g, " ").trim();
    open = "";
    if (says) lines.push({ depth, says, plain: true });
  };

  const read = (node: AXNode, depth: number): void => {
    const role = text(node.role);
    if (role === "InlineTextBox" || role === "ListMarker") return;
    if (role === "StaticText") open = joined(open, String(node.name?.value ?? ""));
    else if (roles[role] && !inline.has(role)) readElement(node, role, depth);
    else if (node.ignored || inline.has(role)) readAll(node, depth);
    else {
      endLine(depth);
      readAll(node, depth);
      endLine(depth);
    }
  };
  const readAll = ({ childIds = [] }: AXNode, depth: number) => {
    for (const child of childIds.flatMap((id) => byId.get(id) ?? [])) read(child, depth);
  };
  const readElement = (node: AXNode, role: string, depth: number) => {
    endLine(depth);
    const line = { depth, says: announced(node), plain: false };
    lines.push(line);
    if (leaves.has(role)) return;
    const start = lines.length;
    readAll(node, depth + 1);
    endLine(depth + 1);
    const inside = lines.slice(start);
    // An empty live region says nothing.
    if (inside.length === 0 && role === "status") lines.pop();
    const isText = inside.length > 0 && inside.every(({ plain }) => plain);
    const name = text(node.name);
    // A text that is the name is said once, and a single text on its element's line.
    if (isText && name === inside.map(({ says }) => says).join(" ")) lines.length = start;
    else if (isText && !name && inside.length === 1) {
      line.says += `: ${inside[0]?.says}`;
      lines.length = start;
    }
  };

  const root = nodes.find(({ parentId }) => parentId === undefined || !byId.has(parentId));
  if (root) readAll(root, 0);
  endLine(0);
  return lines.map(({ depth, says }) => `${"  ".repeat(depth)}${says}\n`).join("");
}
