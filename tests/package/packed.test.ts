import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { transformSync } from "esbuild";
import { describe, expect, inject, it } from "vitest";
import { targets } from "../../tokens/build/targets.ts";
import { execute, root } from "./consumer.ts";

const tarballs = inject("tarballs");

describe("the packed packages", () => {
  it.each(["tokens", "design-system"])("[PK-03] publint finds nothing in %s", { timeout: 180_000 }, (name) => {
    expect(execute(join(root, "node_modules/.bin/publint"), ["--strict"], join(root, "dist", name))).toContain("All good");
  });

  // Every entry is written by one rule, so the root and one of each kind are enough.
  // It takes long: npm run tool -- walks runs it, and so does npm run tool -- consumers.
  if (process.env["WALKS"])
    it.each([
      [0, ["."]],
      [1, [".", "bills/BillCard", "bills/messages.it", "test"]],
    ])("[PK-03] every entry's types are those of its script (%i)", { timeout: 180_000 }, async (index, entrypoints) => {
      const { checkPackage, createPackageFromTarballData } = await import("@arethetypeswrong/core");
      const analysis = await checkPackage(createPackageFromTarballData(new Uint8Array(readFileSync(tarballs[index] as string))), {
        entrypoints,
      });
      if (!analysis.types) throw new Error("No types.");
      // Only modules are published: a CommonJS site takes them as such, and Node 10's resolution has no exports.
      const asked = analysis.problems.filter((problem) => !("resolutionKind" in problem && problem.resolutionKind === "node10"));
      expect(asked.filter(({ kind }) => kind !== "CJSResolvesToESM")).toEqual([]);
    });

  it("[PK-05] every entry has one module under every condition; only its stylesheets differ", () => {
    const folder = join(root, "dist/design-system");
    const { exports, imports } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
      exports: Record<string, string | Record<string, string>>;
      imports: Record<string, Record<string, string>>;
    };
    const modules = Object.values(exports).map((entry) => (typeof entry === "string" ? [] : Object.keys(entry)));
    expect(modules.length).toBeGreaterThan(300);
    expect(modules.filter((conditions) => conditions.length > 0 && conditions.join() !== "types,default")).toEqual([]);
    const { node, ...others } = imports["#css/*.css"] ?? {};
    expect([node, ...new Set(Object.values(others))]).toEqual(["./noStyles.js", "./*.css"]);
    const styles = globSync("**/*.js", { cwd: folder }).flatMap((file) =>
      [...readFileSync(join(folder, file), "utf8").matchAll(/^import "([^"]+\.css)"/gm)].map(([, name = ""]) => name),
    );
    expect(styles.length).toBeGreaterThan(100);
    expect(styles.filter((name) => !name.startsWith("#css/") || !existsSync(join(folder, name.replace("#css/", ""))))).toEqual([]);
  });

  it("every component with a page is in the files for assistants, with its entry, purpose, rules and types", () => {
    const folder = join(root, "dist/design-system");
    const guides = JSON.parse(readFileSync(join(folder, "components.json"), "utf8")) as Record<
      "name" | "entry" | "purpose" | "whenToUse" | "types" | "example",
      string
    >[];
    const pages = globSync("stories/*/[A-Z]*.mdx", { cwd: root }).filter((page) =>
      existsSync(join(root, page.replace("stories/", "design-system/src/").replace(".mdx", ".tsx"))),
    );
    expect(guides).toHaveLength(pages.length);
    const index = readFileSync(join(folder, "llms.txt"), "utf8");
    const lacking = guides.filter(
      ({ entry, purpose, whenToUse, types }) => !purpose || !whenToUse || !types || !index.includes(`\`${entry}\``),
    );
    expect(lacking.map(({ name }) => name)).toEqual([]);
    // The values of a prop and its description are there too.
    const bill = guides.find(({ name }) => name === "BillCard")?.types;
    expect(bill).toContain('"Expiring"');
    expect(bill).toContain("/** Year of the document.");
    expect(guides.find(({ name }) => name === "TextField")?.types).toContain("interface FieldWords");
    // What draws nothing of its own is there too, with an example from its page.
    const provider = guides.find(({ name }) => name === "FavillaProvider");
    expect(provider?.types).toContain("linkProp?: LinkProp | undefined");
    expect(provider?.example).toContain("<FavillaProvider link=");
  });

  it("[PK-03] stylesheets and script are written for the oldest browsers that package.json names", () => {
    const all = readFileSync(join(root, "dist/design-system/all.css"), "utf8");
    expect(all).toMatch(/@media[^{]*\(min-width:/);
    // Ranges and conditions in brackets after a medium are newer.
    expect(all.match(/@media[^{]*(?:[<>]|and not)[^{]*/g) ?? []).toEqual([]);
    const lacking = ["user-select", "print-color-adjust"].filter((name) => {
      const count = (text: string) => all.split(text).length;
      return count(`  -webkit-${name}:`) < count(`  ${name}:`) || count(`  ${name}:`) < 2;
    });
    expect(lacking).toEqual([]);
    for (const file of globSync(["design-system/*/*.js", "tokens/*.js"], {
      cwd: join(root, "dist"),
      exclude: ["design-system/commands/*"],
    })) {
      const code = readFileSync(join(root, "dist", file), "utf8");
      const lowered = transformSync(code, { target: targets, supported: { "regexp-unicode-property-escapes": true } }).code;
      expect(lowered, file).toBe(transformSync(code).code);
    }
  });

  it("[PK-03] class names carry the version, and every stylesheet begins with the order of the layers", () => {
    const folder = join(root, "dist/design-system");
    const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as { version: string };
    const own = new RegExp(`^fv${version.replace(/\W/g, "_")}_`);
    for (const file of globSync("**/*.css", { cwd: folder, exclude: ["commands/**"] })) {
      const css = readFileSync(join(folder, file), "utf8");
      expect(css.startsWith("@layer favilla.reset, favilla.theme, favilla.base, favilla.components;"), file).toBe(true);
      const selectors = css.split("\n").filter((line) => /[{,]$/.test(line) && !/^\s*(@|--|[\w-]+:\s)/.test(line));
      for (const [, name] of selectors.join("\n").matchAll(/\.([a-z]\w*)/gi)) expect(name, file).toMatch(own);
    }
  });

  it("[PK-04] each look is one flat file for design tools, with typed values and every measured pair", () => {
    const folder = join(root, "dist/tokens");
    const kinds: Record<string, (value: never) => boolean> = {
      color: ({ colorSpace, components, hex }: { colorSpace: string; components: number[]; hex: string }) =>
        colorSpace === "oklch" && components.length === 3 && /^#[0-9a-f]{6}$/.test(hex),
      dimension: ({ value, unit }: { value: number; unit: string }) => Number.isFinite(value) && ["px", "rem"].includes(unit),
      duration: ({ value, unit }: { value: number; unit: string }) => Number.isFinite(value) && unit === "ms",
      number: Number.isFinite,
      fontWeight: Number.isFinite,
      fontFamily: Array.isArray,
      cubicBezier: (value: number[]) => value.length === 4,
      shadow: Array.isArray,
    };
    interface Token {
      $type: string;
      $value: unknown;
    }
    interface Group {
      [key: string]: Group | Token;
    }
    const leaves = (tree: Group | Token, path: string): [string, Token][] =>
      "$value" in tree
        ? [[path, tree as Token]]
        : Object.entries(tree as Group).flatMap(([key, inner]) => leaves(inner, path ? `${path}.${key}` : key));
    const files = globSync("dtcg/looks/*.tokens.json", { cwd: folder });
    expect(files).toHaveLength(9);
    const pairs = JSON.parse(readFileSync(join(folder, "contrast.json"), "utf8")) as Record<"brand" | "mode" | "foreground", string>[];
    for (const file of files) {
      const tokens = new Map(leaves(JSON.parse(readFileSync(join(folder, file), "utf8")) as Group, ""));
      expect(tokens.size).toBeGreaterThan(90);
      const wrong = [...tokens].filter(([, { $type, $value }]) => !kinds[$type]?.($value as never));
      expect(wrong, file).toEqual([]);
      const ofLook = pairs.filter(({ brand, mode }) => file.endsWith(`${brand}.${mode}.tokens.json`));
      expect(ofLook.length).toBeGreaterThan(30);
      expect(ofLook.filter(({ foreground }) => !tokens.has(foreground))).toEqual([]);
    }
  });

  it("[PK-04] every icon is there as an SVG file, in the index with its component", () => {
    const folder = join(root, "dist/design-system/icons/svg");
    const index = JSON.parse(readFileSync(join(folder, "index.json"), "utf8")) as Record<"file" | "component", string>[];
    expect(index.map(({ component }) => `${component}.ts`)).toEqual(
      globSync("[A-Z]*Icon.ts", { cwd: join(root, "design-system/src/icons") }).sort(),
    );
    for (const { file } of index) {
      const svg = readFileSync(join(folder, file), "utf8");
      expect(svg, file).toMatch(
        /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="24" height="24" viewBox="0 0 24 24"[^>]*>(<\w+ [^>]+><\/\w+>)+<\/svg>\n$/,
      );
    }
  });
});
