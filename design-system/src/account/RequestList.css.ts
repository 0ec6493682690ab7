import { vars } from "@favilla/tokens";
import { columnWidth } from "../layout/Card.css.ts";
import { css, media } from "../theme/css.ts";

export const request = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[2],
  paddingBlock: vars.space[4],
  paddingInline: vars.card.padding,
  overflowWrap: "anywhere",
});

/** Ends where other single columns end. */
export const list = css({ maxInlineSize: columnWidth });

/** The facts, which are one link if the request leads somewhere. */
export const head = css({ position: "relative", display: "flex", alignItems: "center", gap: vars.space[3] });
export const facts = css({ display: "grid", flex: 1, minInlineSize: 0, rowGap: vars.space[1], lineHeight: vars.font.leading.tight });

export const type = css({ fontSize: vars.text.lead, fontWeight: vars.font.weight.semibold, lineHeight: 1.35 });

/** The link of the title covers all facts. */
export const link = css({
  color: "inherit",
  textDecoration: "none",
  selectors: { "&:hover": { textDecoration: "underline" }, "&::after": { content: "", position: "absolute", inset: 0 } },
});

export const fact = css({ color: vars.color.textMuted, fontSize: vars.text.small });
export const tag = css({ justifySelf: "start", marginBlockStart: vars.space[1] });
export const again = css({ justifySelf: "start" });
export const timeline = css({ paddingBlockStart: vars.space[3] });

export const chevron = css({
  flexShrink: 0,
  color: vars.color.textMuted,
  fontSize: vars.text.section,
  "@media": { [media.print]: { display: "none" } },
});
