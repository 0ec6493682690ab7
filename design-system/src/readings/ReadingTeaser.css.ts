import { vars } from "@favilla/tokens";
import { css, media } from "../theme/css.ts";

/** The close button keeps its corner, whatever the words do. */
export const teaser = css({
  position: "relative",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space[4]} ${vars.space[5]}`,
  paddingInlineEnd: `calc(${vars.panel.padding} + ${vars.control.target})`,
  "@media": { [media.tablet]: { flexWrap: "nowrap" } },
});

export const glyph = css({
  display: "grid",
  placeContent: "center",
  flexShrink: 0,
  inlineSize: vars.glyph.size,
  blockSize: vars.glyph.size,
  borderRadius: vars.glyph.radius,
  background: vars.color.nightGlyph,
  color: vars.color.nightAccent,
});

export const words = css({ flex: "1 1 100%", minInlineSize: 0, "@media": { [media.tablet]: { flex: 1 } } });

/** As wide as the panel on a phone, where the close button is far above. */
export const action = css({
  flex: `1 0 calc(100% + ${vars.control.target})`,
  marginInlineEnd: `calc(-1 * ${vars.control.target})`,
  "@media": { [media.tablet]: { flex: "none", marginInlineEnd: 0 } },
});

export const close = css({
  position: "absolute",
  insetBlockStart: vars.space[3],
  insetInlineEnd: vars.space[3],
  color: vars.color.onNight,
});
