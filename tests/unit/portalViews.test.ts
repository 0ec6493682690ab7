import { expect, it } from "vitest";
import { listFiles, readSource } from "../../design-system/build/graph.ts";

const importsOf = (source: string) => [...source.matchAll(/(?:from|import\()\s*"([^"]+)"/g)].map(([, name = ""]) => name);

/** Tells whether a component needs the portal: its router, its data, or a part of it other than words. */
const needsPortal = (source: string) =>
  importsOf(source).some((name) => /^(react-router|swr)/.test(name) || (name.startsWith(".") && !/essages\.it\.ts$/.test(name)));

it("[AP-42] a component of a room of the portal that only draws is a component of the library", () => {
  const components = listFiles("portal/src/rooms/**/*.tsx").filter((file) => !file.includes(".test."));
  expect(components.length).toBeGreaterThan(60);
  expect(components.filter((file) => !needsPortal(readSource(file)))).toEqual([]);
  expect(needsPortal('import { Text } from "@favilla/design-system/text/Text.tsx";\nimport { words } from "./messages.it.ts";')).toBe(
    false,
  );
  expect(needsPortal('import { useQuery } from "../../platform/query/useQuery.ts";')).toBe(true);
});
