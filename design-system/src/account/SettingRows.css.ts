import { vars } from "@favilla/tokens";
import { css, cssWithin } from "../theme/css.ts";

export const card = css({ containerType: "inline-size", padding: 0 });

const hairline = `1px solid ${vars.color.border}`;

/** Content above the rows, such as a field. */
export const top = css({ padding: vars.card.padding });
cssWithin(`${top} + dl`, { borderBlockStart: hairline });

/** Label above value, with the action beside both. */
export const row = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignContent: "center",
  columnGap: vars.space[3],
  minBlockSize: "3.5rem",
  paddingInline: vars.card.padding,
  paddingBlock: vars.space[2],
  overflowWrap: "anywhere",
  selectors: { "& + &": { borderBlockStart: hairline } },
});

export const label = css({ color: vars.color.textMuted, fontSize: vars.text.small });

export const value = css({
  gridColumn: 1,
  alignSelf: "center",
  minInlineSize: 0,
  fontWeight: vars.font.weight.medium,
  fontVariantNumeric: "tabular-nums",
});

/** A label without a value is the row's text. */
export const alone = css({ gridRow: "1 / span 2" });

/** Below, where the text is large. */
export const action = css({
  gridArea: "1 / 2 / span 2 / auto",
  alignSelf: "center",
  "@container": { "(inline-size < 16rem)": { gridArea: "3 / 1", justifySelf: "start" } },
});
