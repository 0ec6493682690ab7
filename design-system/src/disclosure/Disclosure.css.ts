import { vars } from "@favilla/tokens";
import { css, cssWithin, media } from "../theme/css.ts";

/** On paper nothing can be opened, so closed content is printed. */
export const disclosure = css({
  selectors: { "&::details-content": { "@media": { [media.print]: { contentVisibility: "visible", blockSize: "auto" } } } },
});

export const summary = css({
  display: "flex",
  alignItems: "center",
  gap: vars.space[2],
  inlineSize: "fit-content",
  maxInlineSize: "100%",
  overflowWrap: "anywhere",
  minBlockSize: vars.control.target,
  marginInlineStart: `calc(${vars.space[1]} * -1)`,
  paddingInlineEnd: vars.space[2],
  borderRadius: vars.radius.control,
  color: vars.color.link,
  fontWeight: vars.font.weight.semibold,
  selectors: { "&:hover": { color: vars.color.linkHover, textDecoration: "underline" } },
});

export const chevron = css({
  flexShrink: 0,
  "@media": {
    [media.motion]: { transition: `transform ${vars.motion.duration.fast} ${vars.motion.easing}` },
    [media.print]: { display: "none" },
  },
});

export const whenOpen = css({ display: "none" });
export const whenClosed = css({});

export const content = css({ scrollMarginBlockStart: vars.control.target });

const open = `${disclosure}[open] > ${summary} >`;
cssWithin(`${open} ${chevron}`, { transform: "rotate(180deg)" });
cssWithin(`${open} ${whenOpen}`, { display: "inline" });
cssWithin(`${open} ${whenClosed}`, { display: "none" });
