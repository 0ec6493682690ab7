import { vars } from "@favilla/tokens";
import { css, media } from "../theme/css.ts";

export const pageHeader = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${vars.space[3]} ${vars.space[6]}`,
});

/** Takes the width that the action leaves. */
export const lead = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  minInlineSize: 0,
  gap: vars.space[3],
});

/** If less than 20 rem is left, the action wraps below. */
export const withText = css({ flex: "1 1 20rem" });

/** A title alone shares its line with the action as long as both fit. */
export const bare = css({ flex: "1 1 auto" });

/** Beside the glyph, or below it if less than 8 rem is left. */
export const words = css({ display: "grid", flex: "1 1 8rem", minInlineSize: 0, gap: vars.space[2], overflowWrap: "anywhere" });

/** The name of what stands beside its list leads the headings of its sections, which have the same size. */
export const detailName = css({ selectors: { "&&": { fontWeight: vars.font.weight.bold } } });

/**
 * An action of 44 px leaves a title of one line as high as it is alone: nothing moves where the action comes with the data. It shares the
 * middle of the title's first line.
 */
export const action = css({
  display: "flex",
  alignSelf: "start",
  flexWrap: "wrap",
  marginBlock: "-0.3125rem",
  "@media": { [media.desktop]: { marginBlock: "-0.125rem" } },
});

/** On a line of its own, nearer to the page's edge and to the title than other content, because its height is mostly empty. */
export const back = css({
  inlineSize: "100%",
  marginBlockStart: `calc(-1 * ${vars.space[2]})`,
  marginBlockEnd: `calc(-1 * ${vars.space[3]})`,
  "@media": {
    [`not ${media.desktop}`]: { marginBlockStart: `calc(-1 * ${vars.space[4]})` },
    [media.print]: { display: "none" },
  },
});
