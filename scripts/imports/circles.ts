/** Returns the groups of nodes of a directed graph that reach each other (Tarjan's strongly connected components of more than one node). */
export function circles(graph: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const order = new Map<string, number>();
  const stack: string[] = [];
  const open = new Set<string>();
  const found: string[][] = [];

  function visit(node: string): number {
    const index = order.size;
    let low = index;
    order.set(node, index);
    stack.push(node);
    open.add(node);
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (open.has(next)) low = Math.min(low, order.get(next) ?? low);
    }
    if (low === index) {
      const group = stack.splice(stack.indexOf(node));
      for (const member of group) open.delete(member);
      if (group.length > 1) found.push(group);
    }
    return low;
  }

  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return found;
}
