import { vars } from "@favilla/tokens";
import { css } from "../theme/css.ts";

/** Focused by script so that screen readers announce it. It shows no focus ring, because it is not interactive. */
export const focusable = css({ scrollMarginBlock: vars.space[16], selectors: { "&:focus": { outline: "none" } } });
