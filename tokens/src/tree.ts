export interface Tree<Leaf> {
  [key: string]: Tree<Leaf> | Leaf;
}

/** Builds a tree from dotted token names: "color.text" becomes `{ color: { text } }`. */
export function toTree<Leaf>(entries: Iterable<readonly [string, Leaf]>): Tree<Leaf> {
  const root: Tree<Leaf> = {};
  for (const [id, value] of entries) {
    const path = id.split(".");
    const leaf = path.pop() as string;
    let node = root;
    for (const key of path) {
      node[key] ??= {};
      node = node[key] as Tree<Leaf>;
    }
    node[leaf] = value;
  }
  return root;
}
