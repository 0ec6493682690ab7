import { vars } from "@favilla/tokens";
import { keyframes } from "@vanilla-extract/css";
import { css, cssWithin, media } from "../theme/css.ts";

const arrive = keyframes({ from: { opacity: 0, transform: "translateY(-0.5rem)" } });

export const panel = css({
  position: "fixed",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100dvh",
  maxInlineSize: "none",
  maxBlockSize: "none",
  overflowY: "auto",
  overscrollBehavior: "contain",
  paddingBlockEnd: vars.space[8],
  background: vars.color.surface,
  color: vars.color.text,
  "@media": { [media.motion]: { animation: `${arrive} ${vars.motion.duration.fast} ${vars.motion.easing}` } },
});

/** Stands where the header stood, so that close is where menu was. */
export const bar = css({
  position: "sticky",
  insetBlockStart: 0,
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  minBlockSize: `calc(${vars.shell.headerHeight} - ${vars.space[3]})`,
  paddingInline: `${vars.space[4]} ${vars.space[2]}`,
  background: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.border}`,
});

export const title = css({ fontSize: vars.text.section, fontWeight: vars.font.weight.bold, lineHeight: vars.font.leading.tight });

export const group = css({ paddingInline: vars.space[4], paddingBlock: vars.space[4] });
cssWithin(`${group} + ${group}`, { borderBlockStart: `1px solid ${vars.color.border}` });
