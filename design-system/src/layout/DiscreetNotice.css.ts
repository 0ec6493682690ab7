import { vars } from "@favilla/tokens";
import { css, media } from "../theme/css.ts";

export const notice = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space[3],
  paddingInline: vars.space[4],
  background: vars.color.sunken,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  "@media": {
    [media.desktop]: { paddingInline: vars.space[8] },
    [media.print]: { display: "none" },
  },
});

export const icon = css({ flexShrink: 0 });

export const text = css({ flex: 1, paddingBlock: vars.space[2] });

export const show = css({
  minBlockSize: vars.control.target,
  minInlineSize: vars.control.target,
  color: vars.color.link,
  fontWeight: vars.font.weight.semibold,
  cursor: "pointer",
  selectors: { "&:hover": { color: vars.color.linkHover } },
});
