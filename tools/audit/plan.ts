import { looks } from "../../.storybook/modes.ts";
import type { StoryLanguage } from "../../tests/browser/storybook.ts";

export interface Look {
  brand: string;
  mode: string;
}

/** One width and look for a subject. */
export interface View {
  look: Look;
  /** CSS pixels. */
  width: number;
}

export interface Plan {
  structure: readonly View[];
  colours: readonly View[];
}

/** Site, views and language of the checks. */
export interface Setting {
  /** The address of the site. */
  url: string;
  plan: Plan;
  language: StoryLanguage;
}

export const nameOf = ({ brand, mode }: Look): string => `${brand} ${mode}`;

/** Heights for the widths: 320 by 256 px is a window of 1280 by 1024 px at 400 %. */
export const heights: Record<number, number> = { 320: 256, 390: 844, 1280: 900 };
const widths = [320, 390, 1280];
const widest = 1280;

const [first] = looks as [Look];
const all = (of: readonly Look[], at: readonly number[]): View[] => of.flatMap((look) => at.map((width) => ({ look, width })));

/** Structure once in every width, colours once in every look; `full` checks every combination. */
const planFor = (of: readonly Look[], full: boolean): Plan =>
  full ? { structure: all(of, widths), colours: all(of, widths) } : { structure: all(of.slice(0, 1), widths), colours: all(of, [widest]) };

export const storyPlan = (full: boolean): Plan => planFor(looks, full);

/** The portal shows one brand; a page follows the system's light or dark setting. */
export const pagePlan = (full: boolean): Plan =>
  planFor(
    ["light", "dark"].map((mode) => ({ brand: first.brand, mode })),
    full,
  );

/** The plan in words, for the report. */
export const described = (full: boolean): { widths: string; looks: string } => {
  const at = `${widths.join(", ")} px`;
  const looked = `contrast in ${first.brand} light and dark, the other looks by npm run tool -- matrix; focus and forced colours in ${looks.map(nameOf).join(", ")}`;
  return full
    ? { widths: `${at}, in every look`, looks: `${looked}; pages in light and dark; at ${at}` }
    : { widths: `${at}, in ${nameOf(first)}`, looks: `${looked}; pages in light and dark; at ${widest} px` };
};
