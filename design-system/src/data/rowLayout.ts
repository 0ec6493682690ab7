import { vars } from "@favilla/tokens";

/** Styles of a row that is one link: a glyph, words and figures on one line. */
export const rowLayout = {
  display: "flex",
  alignItems: "center",
  gap: vars.space[3],
  paddingInline: vars.card.padding,
  borderRadius: vars.card.radius,
  color: vars.color.text,
  lineHeight: vars.font.leading.tight,
  textDecoration: "none",
} as const;
