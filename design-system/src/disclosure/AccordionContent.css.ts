import { vars } from "@favilla/tokens";
import { css, media } from "../theme/css.ts";

const open = { display: "block", contentVisibility: "visible" } as const;

/**
 * Closed content has no box and takes no room. In print, and if scripts do not run, all content is visible, because nothing can be opened.
 */
export const content = css({
  scrollMarginBlockStart: vars.control.target,
  selectors: { '&[data-state="closed"]': { contentVisibility: "hidden" } },
  "@supports": {
    "not (content-visibility: hidden)": { selectors: { '&[data-state="closed"]': { display: "none" } } },
  },
  "@media": {
    [media.print]: { selectors: { '&[data-state="closed"]': open } },
    "(scripting: none)": { selectors: { '&[data-state="closed"]': open } },
  },
});
