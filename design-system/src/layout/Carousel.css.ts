import { vars } from "@favilla/tokens";
import { css, cssWithin, media } from "../theme/css.ts";

/** Room for the cards' shadow, which a scroll container would cut off. */
const shadow = vars.space[2];

/** A row that snaps from slide to slide. */
export const track = css({
  // Contains the visually hidden text of the slides, which would otherwise widen the page.
  position: "relative",
  display: "flex",
  gap: vars.space[4],
  marginBlock: `calc(${shadow} * -1)`,
  paddingBlock: shadow,
  overflowX: "auto",
  overscrollBehaviorX: "contain",
  scrollSnapType: "x mandatory",
  scrollbarWidth: "none",
  // The focus ring is inside, because a scroll container would cut off an outer one.
  selectors: { "&:focus-visible": { outlineOffset: `calc(${vars.focus.width} * -1)`, borderRadius: vars.radius.card } },
  "@media": {
    [media.motion]: { scrollBehavior: "smooth" },
    [media.print]: { display: "grid", gridTemplateColumns: "1fr 1fr", overflow: "visible" },
  },
});

// A part of the next slide is visible, to show that there are more.
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

/** From 640 px on all slides are visible, in a grid. */
export const grid = css({
  "@media": {
    [media.tablet]: { display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(min(20rem, 100%), 1fr))", overflow: "visible" },
  },
});

cssWithin(`${grid} + ${controls}`, { "@media": { [media.tablet]: { display: "none" } } });

export const step = css({ selectors: { '&[aria-disabled="true"]': { opacity: 0.4, cursor: "not-allowed" } } });
