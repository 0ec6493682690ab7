import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readBrandStep } from "../package/guide.ts";

const starters = join(import.meta.dirname, "../../design-system/commands/starters");

it.each(["next", "react-router"] as const)("[PK-10] the guide's step to a brand fits the starter of %s", (framework) => {
  const { command, file, brand } = readBrandStep(framework);
  expect(command).toMatch(/^npx --no @favilla\/tokens brand mine .* --out app\/mine$/);
  const branded = brand(readFileSync(join(starters, framework, file), "utf8"));
  expect(branded).toContain('theme/favilla.css";\nimport "./mine/mine.css";\n');
  expect(branded).toContain('<html lang="it" data-brand="mine">');
});

it("[PK-10] a file that has not the places that the guide names is refused", () => {
  const { brand } = readBrandStep("next");
  expect(() => brand('<html lang="it">')).toThrow();
  expect(() => brand('import "@favilla/design-system/theme/favilla.css";\n<html lang="de">')).toThrow("1 and 0 times");
});
