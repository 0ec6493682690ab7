import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { operations } from "./openapi.ts";

const { paths } = JSON.parse(readFileSync(join(import.meta.dirname, "../../portal/public/config.json"), "utf8")) as {
  paths: Record<string, string>;
};

const placeholders = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted();

it("[AP-10] the configuration file has the path of every REST call, and of nothing else", () => {
  expect(Object.keys(paths).toSorted()).toEqual(operations.map(({ operationId }) => operationId).toSorted());
});

it.each(operations.map(({ operationId, path }) => [operationId, path]))(
  "[AP-10] the path of %s has the contract's placeholders",
  (name, path) => {
    expect(placeholders(paths[name as string] ?? "")).toEqual(placeholders(path as string));
  },
);
