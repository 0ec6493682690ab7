import { vars } from "@favilla/tokens";
import { css } from "../theme/css.ts";

/** An unread one has a bar beside it, besides its tag. */
export const notification = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[2],
  overflowWrap: "anywhere",
  selectors: {
    '&[data-read="false"]': {
      borderInlineStart: `4px solid ${vars.color.currentMark}`,
      // The bar is 3 px more than a card's edge: the words of read and unread ones stay in line.
      paddingInlineStart: `calc(${vars.card.padding} - 3px)`,
    },
  },
});

export const head = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${vars.space[1]} ${vars.space[3]}`,
});

export const kind = css({
  display: "flex",
  alignItems: "center",
  gap: vars.space[2],
  fontSize: vars.text.lead,
  fontWeight: vars.font.weight.semibold,
});

export const fact = css({ color: vars.color.textMuted, fontSize: vars.text.small });

export const actions = css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: `${vars.space[1]} ${vars.space[5]}` });

/** Its words stand in line with those above. */
export const mark = css({ marginInlineStart: `calc(-1 * ${vars.space[2]})` });
