import { vars } from "@favilla/tokens";
import { css, cssWithin, media } from "../theme/css.ts";

export const logo = css({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[3],
  color: vars.color.text,
  fontSize: "1.375rem",
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.leading.tight,
  letterSpacing: "-0.02em",
});

export const mark = css({
  display: "grid",
  placeItems: "center",
  flexShrink: 0,
  inlineSize: "2rem",
  blockSize: "2rem",
  borderRadius: vars.radius.control,
  background: vars.color.action,
  color: vars.color.onAction,
  "@media": { [media.forcedColors]: { border: "1px solid" } },
});

cssWithin(`${mark} > svg`, { inlineSize: "1.5rem", blockSize: "1.5rem" });
