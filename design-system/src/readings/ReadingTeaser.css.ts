import { vars } from "@favilla/tokens";
import { css, media } from "../theme/css.ts";

/** The close button stays in its corner, beside the icon on a phone. */
export const teaser = css({
  position: "relative",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space[4]} ${vars.space[5]}`,
  "@media": { [media.tablet]: { flexWrap: "nowrap", paddingInlineEnd: `calc(${vars.panel.padding} + ${vars.control.target})` } },
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

export const action = css({ flex: "1 0 100%", "@media": { [media.tablet]: { flex: "none" } } });

export const close = css({
  position: "absolute",
  insetBlockStart: vars.space[3],
  insetInlineEnd: vars.space[3],
  color: vars.color.onNight,
  "@media": { [media.tablet]: { insetBlock: 0, marginBlock: "auto" } },
});
