/** The output of `npm run new -- brand`: a DTCG brand, its stylesheet, and the contrast of every declared pair. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { brandDocument, brandTokens } from "../../tokens/src/brand/brandTokens.ts";
import { type BrandInput, unreadable } from "../../tokens/src/brand/inputs.ts";
import { type Brand, makeBrand } from "../../tokens/src/brand/makeBrand.ts";
import type { BrandModel, Step } from "../../tokens/src/brand/model.ts";
import { contrastOf, type Lch, toHex } from "../../tokens/src/brand/oklch.ts";
import { themeCss } from "../../tokens/src/index.ts";
import { brands } from "../../tokens/src/resolve.ts";
import { readLogo } from "../logo.ts";

const root = join(import.meta.dirname, "../..");

export const brandUsage =
  'npm run new -- brand <name> --accent <colour> [--ink <colour>] [--neutral <colour>] [--radius <px>] [--font "<family>"] [--logo <file.svg>]';

const options = {
  accent: { type: "string" },
  ink: { type: "string", default: "#1b2138" },
  neutral: { type: "string", default: "#faf8f5" },
  radius: { type: "string", default: "10" },
  font: { type: "string" },
  logo: { type: "string" },
} as const;

function contrastTable({ palette }: Brand, { pairs }: BrandModel): string {
  const colorOf = (step: Step): Lch => (typeof step === "string" ? (palette[step] as Lch) : step);
  const rows = pairs.map(({ mode, foreground, background, steps, required }) => {
    const [one, other] = [colorOf(steps[0]), colorOf(steps[1])];
    return `| ${mode} | ${foreground} ${toHex(one)} | ${background} ${toHex(other)} | ${contrastOf(one, other).toFixed(2)} | ${required} |`;
  });
  return ["| mode | colour | on | contrast | needs |", "|---|---|---|---|---|", ...rows].join("\n");
}

export interface NewBrand {
  /** Text by repository path. */
  files: Record<string, string>;
  findings: Brand["findings"];
}

function readName(names: readonly string[]): string {
  const [name = ""] = names;
  if (names.length > 1) throw new Error(`A brand has one name, not ${names.length}: ${names.join(" ")}.`);
  if (!/^[a-z][a-z0-9-]*$/.test(name)) throw new Error(`"${name}" is no brand's name: small letters, digits and hyphens.`);
  if ((brands as readonly string[]).includes(name)) throw new Error(`"${name}" is a brand of the library's own: take another name.`);
  return name;
}

function readPixels(text: string): number {
  const [, pixels] = /^(\d+(?:\.\d+)?)(?:px)?$/.exec(text.trim()) ?? [];
  if (pixels === undefined) throw new Error(`--radius: "${text}" is no number of pixels.`);
  return Number(pixels);
}

/** The files of a brand, from the command's arguments. Throws on an argument that it cannot read, instead of guessing. */
export function brandFiles(args: readonly string[]): NewBrand {
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const name = readName(positionals);
  if (values.accent === undefined) throw new Error("A brand needs its accent.");
  const input: BrandInput = { ...values, accent: values.accent, radius: readPixels(values.radius) };
  const faults = unreadable(input).map((fault) => `--${fault.input}: ${fault.message}`);
  if (faults.length > 0) throw new Error(faults.join("\n"));
  const model = JSON.parse(readFileSync(join(root, "tokens/generated/model.json"), "utf8")) as BrandModel;
  const brand = makeBrand(input, model);
  const said = brand.findings.map(({ input: about, message }) => `- **${about}**: ${message}`);
  const report = [
    `# ${name}: contrast`,
    said.length === 0 ? "Every colour that was given stays." : `What could not stay as it was given:\n\n${said.join("\n")}`,
    `Every pair that the library declares, as painted (WCAG 2.2, 1.4.3 and 1.4.11; high contrast asks more):`,
    contrastTable(brand, model),
  ];
  const folder = `brands/${name}`;
  return {
    findings: brand.findings,
    files: {
      [`${folder}/${name}.tokens.json`]: `${JSON.stringify(brandDocument(name, brand), null, 2)}\n`,
      [`${folder}/${name}.css`]: themeCss(`[data-brand="${name}"]`, brandTokens(brand, model)),
      [`${folder}/contrast.md`]: `${report.join("\n\n")}\n`,
      ...(values.logo !== undefined && { [`${folder}/logo.svg`]: readLogo(values.logo) }),
    },
  };
}
