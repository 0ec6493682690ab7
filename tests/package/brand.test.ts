/** A brand made from the packed tokens, in a folder outside the repository. */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, it } from "vitest";
import { consumerIn, root } from "./consumer.ts";
import { documentOf, open } from "./pages.ts";

const consumer = consumerIn(inject("site"));
const marea = ["marea", "--accent", "#6b2fb3", "--ink", "#22163a", "--neutral", "#faf8fc", "--radius", "6", "--font", "Georgia"];
const folder = join(consumer.folder, "branded");
mkdirSync(folder);

/** Runs the command of the installed package as npx does, in an empty folder of the site. */
const run = (...args: string[]) => spawnSync("npx", ["--no", "@favilla/tokens", ...args], { cwd: folder, encoding: "utf8" });

it("[PK-07] the command of the packed tokens writes the files that the repository's own command writes", () => {
  const { status, stdout } = run("brand", ...marea);
  expect(status).toBe(0);
  expect(stdout).toContain("pairs of colours pass in light, dark and high contrast.");
  for (const file of ["marea.css", "marea.tokens.json", "contrast.md"]) {
    expect(readFileSync(join(folder, "marea", file), "utf8"), file).toBe(readFileSync(join(root, "brands/marea", file), "utf8"));
  }
});

it("[PK-07] one attribute on a server's page recolours everything, without script", async () => {
  const { status } = run("brand", "sera", "--accent", "#0b6b53", "--out", ".");
  expect(status).toBe(0);
  consumer.write(
    "branded/server.tsx",
    `import { Button } from "@favilla/design-system/actions/Button";
     import { renderToString } from "react-dom/server";
     process.stdout.write(renderToString(<main><Button>Paga</Button></main>));`,
  );
  consumer.run(
    "esbuild",
    "branded/server.tsx",
    "--bundle",
    "--platform=node",
    "--format=esm",
    "--packages=external",
    "--jsx=automatic",
    "--outfile=branded/server.mjs",
  );
  const html = consumer.run("node", "branded/server.mjs");
  consumer.write("branded/all.css", consumer.read("node_modules/@favilla/design-system/all.css"));
  const paint = async (brand: string) => {
    consumer.write("branded/index.html", documentOf({ html, styles: ["/all.css", "/sera.css"], root: brand }));
    const { color } = await open(
      folder,
      async (tab) => ({ color: await tab.getByRole("button").evaluate((button) => getComputedStyle(button).backgroundColor) }),
      { javaScript: false },
    );
    return color;
  };
  expect(await paint('data-brand="sera" data-mode="light"')).toBe("rgb(11, 107, 83)");
  expect(await paint('data-mode="light"')).not.toBe("rgb(11, 107, 83)");
});

it.each([
  [["brand"], "The brand's name is missing: write it first, such as marea."],
  [["brand", "onda"], "A brand needs its accent: add --accent"],
  [
    ["brand", "onda", "--accent", "blu"],
    '--accent: "blu" is no colour, or one that shows what is behind it: write an opaque one, such as #6b2fb3.',
  ],
  [["brand", "marea", "--accent", "red"], "is already there: remove it, or choose another folder with --out."],
  [["brend"], 'There is no command "brend": write brand.'],
])("[PK-07] %j is refused with its reason and its mend", (args, message) => {
  const { status, stderr } = run(...args);
  expect([status, stderr]).toEqual([2, expect.stringContaining(message)]);
});

it("[PK-07] script makes and proves a brand with the types of the package", () => {
  consumer.write(
    "branded/make.ts",
    `import { themeCss } from "@favilla/tokens";
     import { brandTokens, makeBrand, type PairProof, proveBrand, unreadable } from "@favilla/tokens/brand";
     const input = { accent: "#ffe600", ink: "#1b2138", neutral: "#ffffff", radius: 4 };
     const brand = makeBrand(input);
     const least: PairProof[] = proveBrand(brand).filter(({ ratio, required }) => ratio < required);
     const css: string = themeCss('[data-brand="mine"]', brandTokens(brand));
     console.log(JSON.stringify({ faults: unreadable({ ...input, accent: "blu" }).length, least: least.length, found: brand.findings[0]?.input, css: css.includes("--fv-color-action:") }));
     // @ts-expect-error: a brand has an accent.
     () => makeBrand({ ink: "#000", neutral: "#fff", radius: 1 });`,
  );
  const options = ["--module", "nodenext", "--target", "es2023", "--types", "node", "--strict", "--noEmit", "--skipLibCheck", "false"];
  expect(consumer.run("tsc", ...options, "branded/make.ts", "--ignoreConfig")).toBe("");
  consumer.run("esbuild", "branded/make.ts", "--format=esm", "--outfile=branded/make.mjs");
  expect(JSON.parse(consumer.run("node", "branded/make.mjs"))).toEqual({ faults: 1, least: 0, found: "accent", css: true });
});
