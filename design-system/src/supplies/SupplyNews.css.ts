import { vars } from "@favilla/tokens";
import { css, cssWithin } from "../theme/css.ts";

/** Card and rows below each other, side by side where the supply has room for both. */
export const columns = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[3],
  "@container": {
    "(min-width: 40rem)": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", alignItems: "start", gap: vars.space[5] },
  },
});

/** A card of parts with a hairline between them. Without any part there is no card. */
export const news = css({ padding: 0 });

export const part = css({ padding: vars.card.padding, selectors: { "&:empty": { display: "none" } } });

cssWithin(`${part}:not(:empty) ~ ${part}:not(:empty)`, { borderBlockStart: `1px solid ${vars.color.border}` });
cssWithin(`${news}:not(:has(${part}:not(:empty)))`, { display: "none" });
