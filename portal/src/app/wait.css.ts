import { css, cssWithin, media } from "@favilla/design-system/theme/css.ts";
import { vars } from "@favilla/tokens";
import { keyframes } from "@vanilla-extract/css";

const turn = keyframes({ to: { transform: "rotate(360deg)" } });

/** The wait screen, which index.html brings along so that it is there before any code is. */
cssWithin("[data-wait]", {
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space[4],
  minBlockSize: "100dvh",
  padding: vars.space[4],
  textAlign: "center",
  color: vars.color.text,
});
cssWithin("[data-wait] span", {
  inlineSize: vars.space[8],
  blockSize: vars.space[8],
  border: "3px solid currentColor",
  borderInlineEndColor: "transparent",
  borderRadius: "50%",
  "@media": { [media.motion]: { animation: `${turn} 800ms linear infinite` } },
});

/** Keeps the page's own room while it is on its way. */
export const pending = css({ minBlockSize: "70dvh" });
