import { vars } from "@favilla/tokens";
import { css, cssWithin, media } from "../theme/css.ts";
import { heightVariable } from "./useDetailPlace.ts";
import { wideWindow } from "./useWideWindow.ts";
import { widenContent } from "./widenContent.ts";

const beside = `screen and ${wideWindow}`;
const wider = "screen and (min-width: 90rem)";

export const listDetail = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[6],
  "@media": {
    [beside]: { gridTemplateColumns: "25rem minmax(0, 1fr)" },
    [wider]: { gridTemplateColumns: "27.5rem minmax(0, 1fr)" },
  },
});

/** Beside a list, the widest windows have room for a detail in two columns. */
widenContent(listDetail);

export const list = css({ minInlineSize: 0, "@media": { [beside]: { alignSelf: "start" }, [media.print]: { display: "none" } } });

/** Paper shows the detail alone. */
cssWithin(`:has(> ${listDetail}) > :not(${listDetail})`, { "@media": { [media.print]: { display: "none" } } });

/** Distance of the detail from the window's top: the header, and the space below it. */
const topGap = `calc(${vars.shell.headerHeight} + ${vars.space[6]})`;

export const column = css({
  minInlineSize: 0,
  scrollMarginBlockStart: topGap,
  "@media": { [media.print]: { paddingBlockStart: "0 !important" } },
});

/** Sticks below the header; by its end if it is higher than the window. */
export const detail = css({
  containerType: "inline-size",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[4],
  "@media": {
    [beside]: {
      position: "sticky",
      insetBlockStart: `min(${topGap}, 100vh - var(${heightVariable}, 0px) - ${vars.space[6]})`,
    },
  },
});

cssWithin(`${detail} :is(h1, h2, h3, h4, h5, h6):focus`, { outline: "none" });

/** Seen while it has focus. */
export const back = css({
  justifySelf: "start",
  selectors: {
    // No `:not(:focus)`: Storybook's addon for such states makes a rule of it that always applies.
    "&&": { position: "absolute", clipPath: "inset(50%)", pointerEvents: "none" },
    "&&:focus": { position: "static", clipPath: "none", pointerEvents: "auto" },
  },
  "@media": { [media.print]: { display: "none" } },
});
