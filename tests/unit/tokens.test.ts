import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { favilla, makeTheme } from "@favilla/tokens";
import { describe, expect, it } from "vitest";
import { contrastRatio, describeFailure, measurePairs } from "../../tokens/src/contrast.ts";
import { isPublic, resolveLooks } from "../../tokens/src/resolve.ts";

const root = join(import.meta.dirname, "../..");
const looks = await resolveLooks();
const reference = looks.favilla.light;
const sources = globSync(["design-system/src/**/*.{ts,tsx}", "portal/src/**/*.{ts,tsx}"], { cwd: root }).map((file) =>
  readFileSync(join(root, file), "utf8"),
);
const code = sources.join("\n");

/** A token such as `color.text` in a component's code: `vars.color.text`, `vars.space[4]`. */
const written = (id: string) => `vars.${id}`.replace(/\.(\d+)/g, "[$1]");

describe("tokens", () => {
  it("[DS-04] prove every declared pair in every brand and mode", () => {
    const pairs = measurePairs(looks);
    expect(pairs.length).toBeGreaterThan(300);
    expect(pairs.filter((pair) => pair.ratio < pair.required).map(describeFailure)).toEqual([]);
  });

  it("[DS-04] a colour that breaks a pair is found and named", () => {
    const broken = structuredClone(looks);
    broken.brezza.dark.values.set("color.textMuted", broken.brezza.dark.values.get("color.background") as string);
    const failures = measurePairs(broken).filter((pair) => pair.ratio < pair.required);
    expect(failures.map(describeFailure)).toContain("brezza dark: color.textMuted on color.background is 1.00, needs 4.5");
  });

  it("[DS-04] in high contrast the edge of a primary button stands out 3:1 from a dark panel, whose fill does not", () => {
    for (const { contrast } of Object.values(looks))
      expect(contrastRatio(contrast.values.get("color.nightEdge") as string, contrast.values.get("color.night") as string)).toBeGreaterThan(
        3,
      );
  });

  it("have no token that nothing uses", () => {
    const referenced = new Set(Object.values(looks).flatMap((modes) => Object.values(modes).flatMap((look) => [...look.referenced])));
    const unused = [...reference.values.keys()].filter((id) => {
      if (referenced.has(id)) return false;
      if (!isPublic(id)) return true;
      return !new RegExp(`${written(id).replace(/[.[\]]/g, "\\$&")}(?![\\w])`).test(code);
    });
    expect(unused).toEqual([]);
  });

  it("are the only custom properties of the library", () => {
    const known = new Set([...Object.keys(makeTheme(favilla.light)), "--fv-rem"]);
    const used = [...code.matchAll(/--fv-[\w-]+/g)].map(([name]) => name).filter((name) => !name.endsWith("-"));
    expect(used.filter((name) => !known.has(name))).toEqual([]);
  });

  it("[DS-09] give the brands the same names and different colours, type and radius", () => {
    const [a, b] = [looks.favilla.light.values, looks.brezza.light.values];
    const names = (values: Map<string, string>) => [...values.keys()].filter(isPublic).sort();
    expect(names(a)).toEqual(names(b));
    for (const id of ["color.action", "font.family", "radius.card"]) expect(a.get(id)).not.toBe(b.get(id));
  });
});
