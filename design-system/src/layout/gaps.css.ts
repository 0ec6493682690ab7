import { vars } from "@favilla/tokens";
import { cssVariants } from "../theme/css.ts";
import type { Gap } from "./gapSteps.ts";

export const gaps = cssVariants(
  Object.fromEntries(Object.entries(vars.space).map(([name, gap]) => [name, { gap }])) as Record<Gap, { gap: string }>,
);
