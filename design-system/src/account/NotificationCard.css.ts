import { vars } from "@favilla/tokens";
import { css } from "../theme/css.ts";

/** An unread notification has a bar at its edge, in addition to its tag. */
export const notification = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[2],
  overflowWrap: "anywhere",
  selectors: {
    '&[data-read="false"]': {
      borderInlineStart: `4px solid ${vars.color.currentMark}`,
      // The bar is 3 px wider than a card's border. The smaller padding keeps the text of read and unread notifications aligned.
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

/** Aligns the button's label with the text above. */
export const mark = css({ marginInlineStart: `calc(-1 * ${vars.space[2]})` });
