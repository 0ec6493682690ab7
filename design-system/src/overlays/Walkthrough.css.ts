import { vars } from "@favilla/tokens";
import { css, cssWithin } from "../theme/css.ts";

/** All slides have the same height, so that the buttons do not move. */
export const slide = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[2],
  alignContent: "start",
  minBlockSize: "20rem",
});

/** The picture fills the frame, whatever its own size is. */
export const picture = css({
  display: "grid",
  placeItems: "center",
  aspectRatio: "16 / 9",
  marginBlockEnd: vars.space[3],
  overflow: "hidden",
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  background: vars.color.sunken,
});

cssWithin(`${picture} > :is(img, svg)`, { inlineSize: "100%", blockSize: "100%", objectFit: "contain" });

export const position = css({ color: vars.color.textMuted, fontSize: vars.text.small });
