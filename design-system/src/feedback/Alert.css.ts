import { vars } from "@favilla/tokens";
import { createVar } from "@vanilla-extract/css";
import { css, cssVariants, cssWithin } from "../theme/css.ts";
import { tints } from "./tints.ts";

/** Width of the bar that replaces the tint where tints are not visible. A border all round would look like a control. */
const bar = "4px";

/** Colour of the icon and of the words that open the message. */
const ink = createVar();

export const alert = css({
  display: "flex",
  alignItems: "flex-start",
  gap: vars.space[3],
  paddingInline: `calc(${vars.space[4]} - ${bar}) ${vars.space[4]}`,
  paddingBlock: vars.space[3],
  borderInlineStart: `${bar} solid ${vars.color.tintBorder}`,
  borderRadius: vars.radius.control,
  lineHeight: vars.font.leading.body,
  color: vars.color.text,
});

const tone = ({ background, color }: (typeof tints)[keyof typeof tints]) => ({ background, vars: { [ink]: color } });

export const tones = cssVariants({
  info: tone(tints.neutral),
  positive: tone(tints.positive),
  warning: tone(tints.warning),
  negative: tone(tints.negative),
});

cssWithin(`${alert} strong`, { color: ink, fontWeight: vars.font.weight.bold });

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
  color: ink,
  insetInlineStart: `calc(-1 * ${beforeWords})`,
  inlineSize: iconSize,
  blockSize: `calc(1em * ${vars.font.leading.body})`,
});

export const title = css({ color: ink, fontWeight: vars.font.weight.bold });

/** As high as the first line. The negative margins keep the button from making the message taller. */
export const dismiss = css({
  marginBlock: `calc((1.5em - ${vars.control.target}) / 2)`,
  marginInlineEnd: `calc(-1 * ${vars.space[3]})`,
});
