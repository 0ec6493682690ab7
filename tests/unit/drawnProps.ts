import { isValidElement, type ReactNode } from "react";

/** Returns the props of the first element in a tree that has this one. */
export function propsWith(name: string, node: ReactNode): Record<string, unknown> | undefined {
  if (Array.isArray(node)) {
    for (const each of node) {
      const found = propsWith(name, each);
      if (found) return found;
    }
    return undefined;
  }
  if (!isValidElement<Record<string, unknown>>(node)) return undefined;
  return name in node.props ? node.props : propsWith(name, node.props["children"] as ReactNode);
}
