import { vars } from "@favilla/tokens";
import { css } from "../theme/css.ts";

export const card = css({ display: "grid", gridTemplateColumns: "auto minmax(0, 1fr)", columnGap: vars.space[3] });
export const glyph = css({
  display: "grid",
  placeItems: "center",
  inlineSize: "2.75rem",
  blockSize: "2.75rem",
  borderRadius: vars.radius.glyph,
  background: vars.color.sunken,
  fontSize: vars.text.section,
});
export const words = css({ minInlineSize: 0, lineHeight: 1.35, overflowWrap: "anywhere" });
export const title = css({ fontSize: vars.text.lead, fontWeight: vars.font.weight.semibold });
export const text = css({ color: vars.color.textMuted, fontSize: vars.text.small });
export const actions = css({ display: "flex", flexWrap: "wrap", columnGap: vars.space[4] });
