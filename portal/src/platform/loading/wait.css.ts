import { cssWithin, media } from "@favilla/design-system/theme/css.ts";
import { vars } from "@favilla/tokens";
import { keyframes } from "@vanilla-extract/css";

const turn = keyframes({ to: { transform: "rotate(360deg)" } });

/** The loading screen. It is part of index.html, so that it shows before any code is loaded. */
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
/** Set by early.js until the language of the customer is loaded. A wait without words is better than one in the wrong language. */
cssWithin(":root[data-foreign] [data-wait] p", { visibility: "hidden" });

/** The message of index.html that early.js shows if the portal's code cannot be loaded. */
cssWithin("div[data-start-failed]", {
  display: "grid",
  justifyItems: "center",
  gap: vars.space[2],
  padding: vars.space[6],
  textAlign: "center",
  color: vars.color.text,
  borderBlockEnd: "1px solid currentColor",
});
cssWithin("div[data-start-failed] button", {
  minBlockSize: "2.75rem",
  paddingInline: vars.space[4],
  border: "1px solid currentColor",
  borderRadius: vars.radius.control,
  background: "none",
  color: "inherit",
  font: "inherit",
  cursor: "pointer",
});

/** Set by early.js if the page will differ from the one rendered at build time. */
cssWithin(":root[data-anew] #root[aria-busy] > *", { display: "none" });
/** Set by early.js on a button that was pressed before the code was loaded; the press is executed later. */
cssWithin("[data-pressed]", { cursor: "progress", opacity: 0.7 });

cssWithin("noscript p", { padding: vars.space[4] });
