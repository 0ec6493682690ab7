import { vars } from "@favilla/tokens";
import { columnWidth } from "../layout/Card.css.ts";
import { css } from "../theme/css.ts";

/** A row wider than this parts its words from its end. */
export const dashboard = css({ maxInlineSize: columnWidth });

export const glyph = css({
  display: "grid",
  flexShrink: 0,
  placeContent: "center",
  inlineSize: vars.glyph.size,
  blockSize: vars.glyph.size,
  border: `1px solid ${vars.color.tintBorder}`,
  borderRadius: vars.glyph.radius,
  background: vars.color.neutral.soft,
  color: vars.color.neutral.ink,
});
