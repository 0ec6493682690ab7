import { vars } from "@favilla/tokens";
import { css, cssWithin, media } from "../theme/css.ts";

/** Room for the cards' shadow, which a scroller would cut. */
const shadow = vars.space[2];

/** A row that snaps from card to card on a phone; a grid where there is room, and on paper. */
export const track = css({
  // Holds the cards' visually hidden words, which would otherwise widen the page.
  position: "relative",
  display: "flex",
  gap: vars.space[4],
  marginBlock: `calc(${shadow} * -1)`,
  paddingBlock: shadow,
  overflowX: "auto",
  overscrollBehaviorX: "contain",
  scrollSnapType: "x mandatory",
  scrollbarWidth: "none",
  "@media": {
    [media.motion]: { scrollBehavior: "smooth" },
    [media.tablet]: { display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(min(20rem, 100%), 1fr))", overflow: "visible" },
    [media.print]: { display: "grid", gridTemplateColumns: "1fr 1fr", overflow: "visible" },
  },
});

// The next card shows at the edge: there is more.
cssWithin(`${track} > li`, { flex: "0 0 min(88%, 22rem)", minInlineSize: 0, scrollSnapAlign: "start" });
cssWithin(`${track} > li:only-child`, { flexBasis: "100%" });

export const controls = css({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space[3],
  marginBlockStart: vars.space[3],
  color: vars.color.textMuted,
  "@media": { [media.tablet]: { display: "none" }, [media.print]: { display: "none" } },
});

export const step = css({ selectors: { '&[aria-disabled="true"]': { opacity: 0.4, cursor: "not-allowed" } } });
