import { vars } from "@favilla/tokens";
import { css, media } from "../theme/css.ts";
import { controlsNarrow } from "./controls.ts";

export const wide = css({ "@container": { [controlsNarrow]: { display: "none" } } });

export const narrow = css({
  display: "none",
  "@container": { [controlsNarrow]: { display: "inline-grid" } },
  selectors: { '&[aria-pressed="true"]': { borderColor: vars.color.controlBorder } },
  // Tints are not visible there.
  "@media": {
    [media.forcedColors]: {
      selectors: {
        '&[aria-pressed="true"]': { forcedColorAdjust: "none", borderColor: "Highlight", background: "Highlight", color: "HighlightText" },
        "&:focus-visible": { outlineColor: "CanvasText" },
      },
    },
  },
});
