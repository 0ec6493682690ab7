/** The files of a brand, from the arguments of a command: a DTCG document, its stylesheet, and the contrast of every declared pair. */
import { parseArgs } from "node:util";
import { themeCss } from "../theme.ts";
import { brandDocument, brandTokens } from "./brandTokens.ts";
import { type BrandInput, unreadable } from "./inputs.ts";
import { readLogo } from "./logo.ts";
import { type Brand, makeBrand } from "./makeBrand.ts";
import { brandReport, proveBrand } from "./proof.ts";

/** The library's own brands, whose names a new one cannot have. */
const taken = ["favilla", "brezza", "wireframe"];

const options = {
  accent: { type: "string" },
  ink: { type: "string", default: "#1b2138" },
  neutral: { type: "string", default: "#faf8f5" },
  radius: { type: "string", default: "10" },
  font: { type: "string" },
  logo: { type: "string" },
  out: { type: "string" },
} as const;

export const brandArguments =
  '<name> --accent <colour> [--ink <colour>] [--neutral <colour>] [--radius <px>] [--font "<family>"] [--logo <file.svg>] [--out <folder>]';

export interface NewBrand {
  name: string;
  /** Folder of the files, as given by `--out`. */
  folder: string | undefined;
  /** Text by file name. */
  files: Record<string, string>;
  findings: Brand["findings"];
  /** Number of pairs of colours that were measured and pass. */
  pairs: number;
}

function readName(names: readonly string[]): string {
  const [name = ""] = names;
  if (names.length === 0) throw new Error("The brand's name is missing: write it first, such as marea.");
  if (names.length > 1) throw new Error(`A brand has one name, not ${names.length}: ${names.join(" ")}. Join the words with hyphens.`);
  if (!/^[a-z][a-z0-9-]*$/.test(name))
    throw new Error(`"${name}" is no brand's name: use small letters, digits and hyphens, and begin with a letter.`);
  if (taken.includes(name)) throw new Error(`"${name}" is a brand of the library's own: take another name.`);
  return name;
}

function readPixels(text: string): number {
  const [, pixels] = /^(\d+(?:\.\d+)?)(?:px)?$/.exec(text.trim()) ?? [];
  if (pixels === undefined) throw new Error(`--radius: "${text}" is no number of pixels: write one from 0 to 24, such as 10.`);
  return Number(pixels);
}

/** Makes the files of a brand. Throws on an argument that it cannot read, with a sentence for each, instead of guessing. */
export function brandFiles(args: readonly string[]): NewBrand {
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const name = readName(positionals);
  if (values.accent === undefined) throw new Error('A brand needs its accent: add --accent with a colour, such as --accent "#6b2fb3".');
  const input: BrandInput = { ...values, accent: values.accent, radius: readPixels(values.radius) };
  const faults = unreadable(input).map((fault) => `--${fault.input}: ${fault.message}`);
  if (faults.length > 0) throw new Error(faults.join("\n"));
  const logo = values.logo === undefined ? undefined : readLogo(values.logo);
  const brand = makeBrand(input);
  const proof = proveBrand(brand);
  const low = proof.find(({ ratio, required }) => ratio < required);
  if (low)
    throw new Error(
      `--accent: no brand was found with enough contrast (${low.mode}: ${low.foreground} on ${low.background} is ${low.ratio.toFixed(2)}, needs ${low.required}). Try another accent, ink or neutral.`,
    );
  return {
    name,
    folder: values.out,
    findings: brand.findings,
    pairs: proof.length,
    files: {
      [`${name}.tokens.json`]: `${JSON.stringify(brandDocument(name, brand), null, 2)}\n`,
      [`${name}.css`]: themeCss(`[data-brand="${name}"]`, brandTokens(brand)),
      "contrast.md": brandReport(name, brand),
      ...(logo !== undefined && { "logo.svg": logo }),
    },
  };
}
