import { vars } from "@favilla/tokens";
import { css, cssWithin, media } from "../theme/css.ts";

const bar = "3px";

export const list = css({ display: "flex", flexDirection: "column" });

export const item = css({
  display: "flex",
  alignItems: "center",
  gap: vars.space[3],
  minBlockSize: vars.control.height,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[4],
  borderRadius: vars.radius.control,
  color: vars.color.textMuted,
  lineHeight: vars.font.leading.tight,
  textDecoration: "none",
  selectors: {
    "&:hover": { background: vars.color.sunken, color: vars.color.text },
    "&[aria-current]": {
      background: vars.color.current,
      color: vars.color.text,
      fontWeight: vars.font.weight.semibold,
      borderInlineStart: `${bar} solid ${vars.color.currentMark}`,
      paddingInlineStart: `calc(${vars.space[4]} - ${bar})`,
    },
  },
});

cssWithin(`${item}[aria-current] > svg`, { color: vars.color.currentMark, "@media": { [media.forcedColors]: { color: "inherit" } } });

export const count = css({ marginInlineStart: "auto" });
