import { vars } from "@favilla/tokens";
import { css } from "../theme/css.ts";

export const statement = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[4] });

/** Second line of a cell. */
export const second = css({
  display: "block",
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  fontWeight: vars.font.weight.regular,
});

/** A column that is never narrower than its longest word or date. */
export const whole = css({ overflowWrap: "break-word" });

export const skeleton = css({ containerType: "inline-size" });

/** As high as a table row, and in the block layout as high as a block. */
export const row = css({
  display: "grid",
  gridTemplateColumns: "2fr 1fr 1fr 1fr",
  alignItems: "center",
  columnGap: vars.space[6],
  paddingInline: vars.space[3],
  minBlockSize: "4.5rem",
  borderBlockEnd: `1px solid ${vars.color.border}`,
  "@container": { "(width < 40rem)": { gridTemplateColumns: "minmax(0, 1fr)", minBlockSize: "15rem", paddingInline: 0 } },
});
