import { spawnSync } from "node:child_process";
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { newBrand } from "./brand.ts";

const root = join(import.meta.dirname, "../..");
const marea = ["marea", "--accent", "#6b2fb3", "--ink", "#22163a", "--neutral", "#faf8fc", "--radius", "6", "--font", "Georgia"];

it("the brand beside the library is what the command writes", () => {
  const { files, findings } = newBrand(marea);
  expect(findings).toEqual([]);
  expect(Object.keys(files).sort()).toEqual(globSync("brands/marea/*", { cwd: root }).sort());
  for (const [file, text] of Object.entries(files)) expect(readFileSync(join(root, file), "utf8"), file).toBe(text);
});

it.each([
  [["Marea!", "--accent", "red"], /"Marea!" is no brand's name/],
  [["marea"], /needs its accent/],
  [["marea", "--accent", "red", "--shade", "x"], /--shade/],
  [["two", "words", "--accent", "red"], /one name, not 2: two words/],
  [["favilla", "--accent", "red"], /"favilla" is a brand of the library's own/],
  [["wireframe", "--accent", "red"], /"wireframe" is a brand of the library's own/],
  [["marea", "--accent", "blu"], /^--accent: "blu" is no colour/],
  [["marea", "--accent="], /^--accent: "" is no colour/],
  [["marea", "--accent", "#12", "--ink", "var(--x)"], /^--accent: "#12" is no colour.*\n--ink: "var\(--x\)" is no colour/],
  [["marea", "--accent", "red", "--neutral", "currentColor"], /^--neutral: "currentColor" is no colour/],
  [["marea", "--accent", "red", "--radius="], /^--radius: "" is no number of pixels/],
  [["marea", "--accent", "red", "--radius", "1em"], /^--radius: "1em" is no number of pixels/],
  [["marea", "--accent", "red", "--font="], /^--font: "" is no font's name/],
  [["marea", "--accent", "red", "--font", "Georgia, serif"], /^--font: "Georgia, serif" is no font's name/],
])("refuses the arguments %j", (args, message) => {
  expect(() => newBrand(args)).toThrow(message);
});

it("a radius may have its unit, and a font may be called like a word of CSS", () => {
  const css = newBrand(["marea", "--accent", "#6b2fb3", "--radius", "12px", "--font", "inherit"]).files["brands/marea/marea.css"];
  expect(css).toContain("--fv-button-radius: 12px;");
  expect(css).toContain('--fv-font-family: "inherit", system-ui, sans-serif;');
});

it("a logo goes beside the brand, and one that is missing or unsafe stops it", () => {
  const folder = mkdtempSync(join(tmpdir(), "favilla-logo-"));
  const logo = join(folder, "logo.svg");
  expect(() => newBrand([...marea, "--logo", logo])).toThrow(/^--logo: there is no file ".*logo\.svg" that can be read\.$/);
  writeFileSync(logo, "<svg><script/></svg>");
  expect(() => newBrand([...marea, "--logo", logo])).toThrow(/has <script>, which a logo must not have/);
  writeFileSync(logo, '<svg viewBox="0 0 24 24"><path d="M0 0h24"/></svg>');
  expect(newBrand([...marea, "--logo", logo]).files["brands/marea/logo.svg"]).toContain("<path");
  rmSync(folder, { recursive: true });
});

it("a command that can't be read ends with 2 and writes nothing", () => {
  const args = ["scripts/new.ts", "brand", "unread", "--accent", "blu"];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: "utf8" });
  expect(status).toBe(2);
  expect(stderr).toContain('--accent: "blu" is no colour');
  expect(existsSync(join(root, "brands/unread"))).toBe(false);
});
