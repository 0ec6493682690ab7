import { vars } from "@favilla/tokens";
import { css, media } from "../theme/css.ts";

const open = { display: "block", contentVisibility: "visible" } as const;

/** Without a box of its own: closed, it takes no room. On paper, and where no script runs, nothing can be opened. */
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
