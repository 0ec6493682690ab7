/** The build's view of src/shell/routes.ts: the file of each page with its area and weight, read from the syntax tree. */

interface Node {
  type: string;
  [field: string]: unknown;
}

export interface RouteEntry {
  /** The page's file, as the table imports it. */
  specifier: string;
  area: string;
  weight: number;
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;

const childrenOf = (node: Node): Node[] =>
  Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);

/** The first node of a type, depth first; the node itself included. */
function find(node: Node, type: string): Node | undefined {
  if (node.type === type) return node;
  for (const child of childrenOf(node)) {
    const found = find(child, type);
    if (found) return found;
  }
  return undefined;
}

function entryOf(node: Node): RouteEntry | undefined {
  const fields = new Map<string, Node>();
  for (const property of node["properties"] as Node[]) {
    const { key, value } = property as unknown as { key?: { name?: string }; value?: Node };
    if (key?.name && value) fields.set(key.name, value);
  }
  const [area, weight, page] = ["area", "weight", "page"].map((name) => fields.get(name));
  const source = page && find(page, "ImportExpression")?.["source"];
  if (!area || !weight || !isNode(source)) return undefined;
  return { specifier: String(source["value"]), area: String(area["value"]), weight: Number(weight["value"]) };
}

/** The entries of the table: every object with an area, a weight and a page. */
export function readRouteTable(program: unknown): RouteEntry[] {
  if (!isNode(program)) return [];
  const own = program.type === "ObjectExpression" ? entryOf(program) : undefined;
  return own ? [own] : childrenOf(program).flatMap(readRouteTable);
}
