import { css } from "@favilla/design-system/theme/css.ts";
import { vars } from "@favilla/tokens";

/** Stands out among the links to the bills. */
export const phone = css({ fontWeight: vars.font.weight.semibold });
