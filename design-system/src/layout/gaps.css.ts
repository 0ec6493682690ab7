import { vars } from "@favilla/tokens";
import { cssVariants } from "../theme/css.ts";

type NumberOf<Name> = Name extends `${infer Value extends number}` ? Value : never;

/** Number of a space token: 4 is 1 rem. */
export type Gap = NumberOf<keyof typeof vars.space>;

export const gaps = cssVariants(
  Object.fromEntries(Object.entries(vars.space).map(([name, gap]) => [name, { gap }])) as Record<Gap, { gap: string }>,
);
