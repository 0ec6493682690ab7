/** Names in a module of a site: which of them are the module's own, and which belong to something else. */

/** Node of the syntax tree of Babel's parser. */
export interface Node {
  type: string;
  start: number;
  end: number;
  loc: { start: { line: number } };
  [key: string]: unknown;
}

export const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value && "start" in value;

/** Nodes in a field of a node, which has one, a list, or none. */
const nodesIn = (field: unknown): Node[] => (Array.isArray(field) ? field : [field]).filter(isNode);

/** Calls `visit` for each node with its parent. */
export function walk(node: Node, visit: (node: Node, parent: Node | undefined) => void, parent?: Node): void {
  visit(node, parent);
  for (const value of Object.values(node)) for (const each of nodesIn(value)) walk(each, visit, node);
}

/** Names that a pattern binds: `a` and `b` of `{ a, key: [b = 1] }`. */
function boundBy(pattern: Node): string[] {
  if (pattern.type === "Identifier") return [String(pattern["name"])];
  const inner: Readonly<Record<string, string>> = {
    ArrayPattern: "elements",
    AssignmentPattern: "left",
    ObjectPattern: "properties",
    ObjectProperty: "value",
    RestElement: "argument",
    TSParameterProperty: "parameter",
  };
  const field = inner[pattern.type];
  return field ? nodesIn(pattern[field]).flatMap(boundBy) : [];
}

/** True if a declaration, a parameter or a type parameter of the module has this name. Imports do not count. */
export function isBound(name: string, program: Node): boolean {
  let found = false;
  walk(program, (node) => {
    // `#name` is a private name, which hides nothing.
    if (node.type === "PrivateName") return;
    const patterns = ["id", "param", "params", "parameters"].flatMap((field) => nodesIn(node[field]));
    if (patterns.flatMap(boundBy).includes(name) || (node.type === "TSTypeParameter" && node["name"] === name)) found = true;
  });
  return found;
}

/** Fields with a name that belongs to another value, type or module, unless it is computed. */
const foreignFields: Readonly<Record<string, string>> = {
  BreakStatement: "label",
  ContinueStatement: "label",
  JSXAttribute: "name",
  JSXMemberExpression: "property",
  LabeledStatement: "label",
  MemberExpression: "property",
  OptionalMemberExpression: "property",
  PrivateName: "id",
  TSImportType: "qualifier",
  TSNamedTupleMember: "label",
  TSQualifiedName: "right",
};

/** Names of a node that are not those of the module: properties, labels, and what other modules export. */
export function foreignNames(node: Node): Node[] {
  if (isNode(node["source"])) return nodesIn(node["specifiers"]).flatMap((each) => Object.values(each).flatMap(nodesIn));
  const field = foreignFields[node.type];
  if (!field || node["computed"]) return [];
  const names: Node[] = [];
  for (const each of nodesIn(node[field])) walk(each, (inner) => names.push(inner));
  return names;
}
