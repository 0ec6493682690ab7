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

const iconSize = "1.25em";
const beforeWords = `calc(${iconSize} + ${vars.space[3]})`;

export const body = css({
  flex: 1,
  minInlineSize: 0,
  overflowWrap: "anywhere",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space[6],
  rowGap: vars.space[2],
  paddingInlineStart: beforeWords,
});

export const words = css({ position: "relative", flex: "1 1 16rem", minInlineSize: 0 });

/** As high as the first line, wherever an action moves the text. An action below starts where the text starts. */
export const icon = css({
  position: "absolute",
  insetInlineStart: `calc(-1 * ${beforeWords})`,
  inlineSize: iconSize,
  blockSize: `calc(1em * ${vars.font.leading.body})`,
});

export const title = css({ fontWeight: vars.font.weight.semibold });

/** As high as the first line. The negative margins keep the button from making the message taller. */
export const dismiss = css({
  marginBlock: `calc((1.5em - ${vars.control.target}) / 2)`,
  marginInlineEnd: `calc(-1 * ${vars.space[3]})`,
  selectors: { [`${alert} > &`]: { color: "inherit" } },
});
