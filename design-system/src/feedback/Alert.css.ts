import { vars } from "@favilla/tokens";
import { css, cssVariants } from "../theme/css.ts";
import { tints } from "./tints.ts";

export const alert = css({
  display: "flex",
  alignItems: "flex-start",
  gap: vars.space[3],
  paddingInline: vars.space[4],
  paddingBlock: vars.space[3],
  border: `1px solid ${vars.color.tintBorder}`,
  borderRadius: vars.radius.control,
  lineHeight: vars.font.leading.body,
});

const { neutral, ...others } = tints;

export const tones = cssVariants({ ...others, info: { ...neutral, borderColor: vars.color.border } });

/** As high as the first line of the title. */
export const icon = css({ blockSize: "1.5em" });

export const body = css({
  flex: 1,
  minInlineSize: 0,
  overflowWrap: "anywhere",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space[6],
  rowGap: vars.space[2],
});

export const words = css({ flex: "1 1 16rem", minInlineSize: 0 });

export const title = css({ fontWeight: vars.font.weight.semibold });

/** As high as the first line, without making the message taller. */
export const dismiss = css({
  marginBlock: `calc((1.5em - ${vars.control.target}) / 2)`,
  marginInlineEnd: `calc(-1 * ${vars.space[3]})`,
  selectors: { [`${alert} > &`]: { color: "inherit" } },
});
