import { vars } from "@favilla/tokens";
import { columnWidth } from "../layout/Card.css.ts";
import { css, cssWithin, media } from "../theme/css.ts";

export const request = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[1],
  paddingBlock: vars.space[3],
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

/** The tag, with the button of the timeline at the end of its line; below it where a narrow row has no room for both. */
export const state = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@container": { "(inline-size < 18rem)": { rowGap: vars.space[2] } },
});
cssWithin(`${state} > *`, { "@container": { "(inline-size >= 18rem)": { gridArea: "1 / 1" } } });
export const tag = css({ justifySelf: "start", alignSelf: "start", marginBlockStart: vars.space[2] });
export const opener = css({ inlineSize: "fit-content", selectors: { "&&": { marginInlineStart: "auto" } } });
export const again = css({ justifySelf: "start", minBlockSize: vars.control.target });
export const timeline = css({ paddingBlockStart: vars.space[3] });

export const chevron = css({
  flexShrink: 0,
  color: vars.color.textMuted,
  fontSize: vars.text.body,
  "@media": { [media.print]: { display: "none" } },
});
