import { vars } from "@favilla/tokens";
import { css, cssWithin, media } from "../theme/css.ts";

/** Room for the cards' shadow, which a scroller would cut. */
const shadow = vars.space[2];

/** A row that snaps from slide to slide. */
export const track = css({
  // Holds the slides' visually hidden words, which would otherwise widen the page.
  position: "relative",
  display: "flex",
  gap: vars.space[4],
  marginBlock: `calc(${shadow} * -1)`,
  paddingBlock: shadow,
  overflowX: "auto",
  overscrollBehaviorX: "contain",
  scrollSnapType: "x mandatory",
  scrollbarWidth: "none",
  // Inside, where a scroller shows it whole.
  selectors: { "&:focus-visible": { outlineOffset: `calc(${vars.focus.width} * -1)`, borderRadius: vars.radius.card } },
  "@media": {
    [media.motion]: { scrollBehavior: "smooth" },
    [media.print]: { display: "grid", gridTemplateColumns: "1fr 1fr", overflow: "visible" },
  },
});

// The next slide shows at the edge: there is more.
cssWithin(`${track} > li`, { flex: "0 0 min(88%, 22rem)", minInlineSize: 0, scrollSnapAlign: "start" });
cssWithin(`${track} > li:only-child`, { flexBasis: "100%" });

export const controls = css({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space[3],
  marginBlockStart: vars.space[3],
  color: vars.color.textMuted,
  "@media": { [media.print]: { display: "none" } },
});

/** From 640 px on everything shows at once, in rows and columns. */
export const grid = css({
  "@media": {
    [media.tablet]: { display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(min(20rem, 100%), 1fr))", overflow: "visible" },
  },
});

cssWithin(`${grid} + ${controls}`, { "@media": { [media.tablet]: { display: "none" } } });

export const step = css({ selectors: { '&[aria-disabled="true"]': { opacity: 0.4, cursor: "not-allowed" } } });
