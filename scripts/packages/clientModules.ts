import { importsOf, listFiles, readSource } from "../graph.ts";

/** Signs of a module for the browser: hooks that a server does not have, contexts, event handlers, Radix. */
const signs = /\b(use(?!(?:Id|Memo|Callback)\()[A-Z]\w*|createContext)\(|\bon[A-Z]\w*=\{|Context\b|from "radix-ui(\/[\w-]+)?"/;

/**
 * The library's modules that need `"use client"`, as repository paths: those for the browser, and those that lead to one, since a server
 * may render a client module's components but not call its functions. The others work in a server component as they are.
 */
export function clientModules(): Set<string> {
  const files = listFiles("design-system/src/*/*.{ts,tsx}").filter((file) => !/\.(css|test)\.tsx?$/.test(file));
  const imports = new Map(files.map((file) => [file, importsOf(file).flatMap(({ to, typeOnly }) => (typeOnly ? [] : [to]))]));
  const found = new Set(files.filter((file) => signs.test(readSource(file))));
  for (let before = -1; before < found.size; ) {
    before = found.size;
    for (const [file, all] of imports) if (all.some((to) => found.has(to))) found.add(file);
  }
  return found;
}
