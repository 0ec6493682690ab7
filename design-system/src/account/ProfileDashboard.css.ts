import { vars } from "@favilla/tokens";
import { css, media } from "../theme/css.ts";

export const dashboard = css({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(18rem, 100%), 1fr))",
  gap: vars.space[4],
});

export const item = css({ display: "grid" });

/** The whole card is the link. */
export const link = css({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: vars.space[3],
  textDecoration: "none",
  color: vars.color.text,
  selectors: { "&:hover": { borderColor: vars.color.controlBorder } },
  "@media": { [media.motion]: { transition: `border-color ${vars.motion.duration.fast} ${vars.motion.easing}` } },
});

export const glyph = css({
  display: "grid",
  placeContent: "center",
  inlineSize: vars.glyph.size,
  blockSize: vars.glyph.size,
  border: `1px solid ${vars.color.tintBorder}`,
  borderRadius: vars.glyph.radius,
  background: vars.color.neutral.soft,
  color: vars.color.neutral.ink,
});

export const name = css({ display: "block", fontSize: vars.text.lead, fontWeight: vars.font.weight.semibold, lineHeight: 1.35 });
export const text = css({ display: "block", color: vars.color.textMuted, fontSize: vars.text.small });
export const arrow = css({ color: vars.color.textMuted });
