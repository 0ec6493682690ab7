import { vars } from "@favilla/tokens";
import { css } from "../theme/css.ts";

/** An estimate has a dashed outline wherever it is drawn. */
export const glyph = css({
  display: "grid",
  flexShrink: 0,
  placeContent: "center",
  inlineSize: vars.glyph.size,
  blockSize: vars.glyph.size,
  border: `1px dashed ${vars.color.textMuted}`,
  borderRadius: vars.glyph.radius,
  color: vars.color.textMuted,
});

/** As high while it loads as with its longest usual text. */
export const night = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  minBlockSize: "15.25rem",
  rowGap: vars.space[1],
});

export const none = css({
  display: "flex",
  alignItems: "center",
  gap: vars.space[2],
  color: vars.color.textMuted,
  fontSize: vars.text.lead,
});

export const check = css({ flexShrink: 0, color: vars.color.nightAccent });

export const title = css({ marginBlockStart: vars.space[3], fontSize: vars.text.body, fontWeight: vars.font.weight.regular });

export const range = css({
  fontSize: "2.25rem",
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.leading.tight,
  letterSpacing: "-0.02em",
  overflowWrap: "anywhere",
});

export const note = css({ color: vars.color.textMuted });
