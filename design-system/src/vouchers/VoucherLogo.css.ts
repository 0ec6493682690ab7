import { vars } from "@favilla/tokens";
import { css, media } from "../theme/css.ts";

const square = (side: string) => ({ inlineSize: side, blockSize: side });

/** 40 px (VC-02). The background is white in every mode, because logos are designed for paper. */
export const logo = css({
  ...square("2.5rem"),
  flexShrink: 0,
  padding: vars.space[1],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.glyph.radius,
  background: vars.color.print.paper,
  objectFit: "contain",
});

/** Shown if there is no logo, or if it does not load. */
export const none = css({
  display: "grid",
  placeItems: "center",
  borderColor: vars.color.tintBorder,
  background: vars.color.neutral.soft,
  color: vars.color.neutral.ink,
});

/** 90 px from 1024 px on. */
export const large = css({ "@media": { [media.desktop]: { ...square("5.625rem"), fontSize: vars.text.title } } });
