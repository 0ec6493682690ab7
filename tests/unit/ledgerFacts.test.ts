import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { errorCodes } from "../../portal/src/platform/errors/errorCodes.ts";
import { paths } from "../../portal/src/platform/pages/paths.ts";
import { fieldNames } from "../contract/graphql.ts";
import { operations } from "../contract/openapi.ts";

const ledger = readFileSync(join(import.meta.dirname, "../../docs/requirements/facts.md"), "utf8");

/** The rows of a table of the ledger's facts, cell by cell, without its head. */
function table(heading: string): string[][] {
  const section = ledger.split(`\n## ${heading}\n`)[1]?.split("\n## ")[0] ?? "";
  const rows = section.split("\n").filter((line) => line.startsWith("|"));
  return rows.slice(2).map((line) =>
    line
      .slice(1, -1)
      .split("|")
      .map((cell) => cell.trim()),
  );
}

describe("the facts of the ledger", () => {
  it("have every page's path", () => {
    const rows = [...table("Public paths"), ...table("Private paths")].filter(
      // A page of the sandbox (HO-20).
      ([page]) => page !== "playground",
    );
    expect(Object.fromEntries(rows.map(([page, path]) => [page, path]))).toEqual(paths);
  });

  it("have every error code", () => {
    expect(Object.fromEntries(table("Error codes").map(([name, code]) => [name, Number(code)]))).toEqual(errorCodes);
  });

  it("have every call of the contract", () => {
    const named = table("Calls").flatMap(([, calls]) => calls?.match(/\w+(?=[,;]|$)/g) ?? []);
    expect(named.sort()).toEqual([...operations.map(({ operationId }) => operationId), ...fieldNames].sort());
  });
});
