import { vars } from "@favilla/tokens";
import { hidden } from "../text/hidden.ts";
import { css, media } from "../theme/css.ts";

export const position = css({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: vars.space[4],
  marginBlockEnd: vars.space[3],
  fontSize: vars.text.small,
  fontWeight: vars.font.weight.semibold,
});

/** On a phone only the current step's name is visible; in wider windows every step shows its own. */
export const current = css({
  minInlineSize: 0,
  overflowWrap: "anywhere",
  color: vars.color.textMuted,
  fontWeight: vars.font.weight.medium,
  "@media": { [media.tablet]: { display: "none" } },
});

export const list = css({ display: "flex", gap: vars.space[2] });

/** A step is a bar: thick when it is done or current and thin when it is coming, so that colour isn't the only difference. */
export const step = css({
  flex: "1 1 0",
  minInlineSize: 0,
  marginBlockStart: "0.125rem",
  borderBlockStart: `0.125rem solid ${vars.color.controlBorder}`,
  paddingBlockStart: "0.125rem",
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  overflowWrap: "anywhere",
  selectors: {
    '&[data-state="done"], &[data-state="current"]': {
      marginBlockStart: 0,
      borderBlockStart: `0.375rem solid ${vars.color.action}`,
      borderRadius: `min(${vars.radius.control}, 2px)`,
      paddingBlockStart: 0,
    },
    '&[data-state="current"]': { color: vars.color.text, fontWeight: vars.font.weight.semibold },
  },
  "@media": {
    [media.forcedColors]: {
      selectors: { '&[data-state="done"], &[data-state="current"]': { borderBlockStartColor: "Highlight" } },
    },
  },
});

export const name = css({ display: "block", marginBlockStart: vars.space[2], "@media": { "screen and (max-width: 39.99rem)": hidden } });

export const done = css({
  display: "inline",
  marginInlineStart: vars.space[1],
  verticalAlign: "text-bottom",
});
