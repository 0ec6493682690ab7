import { vars } from "@favilla/tokens";
import { amountSize } from "../data/amountSize.ts";
import { menuSpace } from "../layout/menuSpace.ts";
import { css, cssWithin, media } from "../theme/css.ts";

/** In lower windows, as at 400 % zoom, a fixed bar would leave too little room for the page. */
const high = "screen and (min-height: 32rem)";

export const bar = css({
  background: vars.color.surface,
  borderBlockStart: `1px solid ${vars.color.border}`,
  "@media": {
    [high]: {
      position: "fixed",
      zIndex: 1,
      insetInline: `var(${menuSpace}, 0px) 0`,
      insetBlockEnd: 0,
      paddingBlockEnd: "env(safe-area-inset-bottom)",
      boxShadow: vars.shadow.overlay,
    },
    [media.print]: { display: "none" },
  },
});

export const inner = css({
  containerType: "inline-size",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${vars.space[2]} ${vars.space[4]}`,
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  "@media": {
    [media.tablet]: { paddingInline: vars.space[6] },
    [media.desktop]: {
      maxInlineSize: `calc(${vars.shell.contentWidth} + 2 * ${vars.space[10]})`,
      marginInline: "auto",
      paddingInline: vars.space[10],
    },
  },
});

/** The words wrap before the button leaves their row. */
export const words = css({ display: "grid", flex: "1 1 7rem", lineHeight: vars.font.leading.tight });
export const count = css({ color: vars.color.textMuted, fontSize: vars.text.small });
export const total = css({ fontSize: amountSize(vars.text.amount), fontWeight: vars.font.weight.bold, whiteSpace: "nowrap" });

/** Height of the bar, which wraps into two rows with large text. */
const height = "6.5rem";

// The page ends above the bar, and an element that takes focus is scrolled above it.
// The padding is the root's, because the browser scrolls no further than the root's own content.
cssWithin(`:root:has(${bar})`, { "@media": { [high]: { scrollPaddingBlockEnd: height, paddingBlockEnd: height } } });
