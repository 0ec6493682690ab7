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

/** What public/early.js has found: the page will not be the one that was drawn at build time. */
cssWithin(":root[data-anew] #root[aria-busy] > *", { display: "none" });
/** … and that this button was pressed before the start, and waits for it. */
cssWithin("[data-held]", { cursor: "progress", opacity: 0.7 });

cssWithin("noscript p", { padding: vars.space[4] });

/** Keeps the page's own room while it is on its way. */
export const pending = css({ minBlockSize: "70dvh" });
/** The foot comes with the page: seen earlier it would jump to where the page ends. */
cssWithin(`main:has(.${pending}) ~ footer`, { visibility: "hidden" });
