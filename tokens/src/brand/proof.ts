import { favillaModel } from "../../generated/model.ts";
import type { Brand } from "./makeBrand.ts";
import type { BrandModel, Step } from "./model.ts";
import { contrastOf, type Lch, toHex } from "./oklch.ts";

/** Contrast of one declared pair of colours of a brand, as painted. */
export interface PairProof {
  mode: "light" | "dark" | "contrast";
  /** Token names and painted colours (`#rrggbb`). */
  foreground: string;
  foregroundColor: string;
  background: string;
  backgroundColor: string;
  /** WCAG contrast ratio, 1 to 21. */
  ratio: number;
  /** Minimum ratio for this pair in this mode (WCAG 2.2, 1.4.3 and 1.4.11; high contrast asks more). */
  required: number;
}

/** Measures every pair of colours that the library declares, in light, dark and high contrast. */
export function proveBrand({ palette }: Pick<Brand, "palette">, { pairs }: Pick<BrandModel, "pairs"> = favillaModel): PairProof[] {
  const colorOf = (step: Step): Lch => (typeof step === "string" ? (palette[step] as Lch) : step);
  return pairs.map(({ mode, foreground, background, steps, required }) => {
    const [one, other] = [colorOf(steps[0]), colorOf(steps[1])];
    const colors = { foregroundColor: toHex(one), backgroundColor: toHex(other) };
    return { mode, foreground, background, ...colors, ratio: contrastOf(one, other), required };
  });
}

/** Returns the report of a brand as Markdown: the inputs that had to change, and each pair with its contrast. */
export function brandReport(name: string, brand: Brand, model?: BrandModel): string {
  const said = brand.findings.map(({ input, message }) => `- **${input}**: ${message}`);
  const rows = proveBrand(brand, model).map(
    ({ mode, foreground, foregroundColor, background, backgroundColor, ratio, required }) =>
      `| ${mode} | ${foreground} ${foregroundColor} | ${background} ${backgroundColor} | ${ratio.toFixed(2)} | ${required} |`,
  );
  const parts = [
    `# ${name}: contrast`,
    said.length === 0 ? "Every colour that was given stays." : `What could not stay as it was given:\n\n${said.join("\n")}`,
    "Every pair that the library declares, as painted (WCAG 2.2, 1.4.3 and 1.4.11; high contrast asks more):",
    ["| mode | colour | on | contrast | needs |", "|---|---|---|---|---|", ...rows].join("\n"),
  ];
  return `${parts.join("\n\n")}\n`;
}
