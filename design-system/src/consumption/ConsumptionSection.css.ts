import { vars } from "@favilla/tokens";
import { css, cssWithin, media } from "../theme/css.ts";

export const section = css({
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.panel.radius,
  background: vars.color.surface,
  contentVisibility: "auto",
  containIntrinsicBlockSize: "auto 6rem",
  selectors: { "&[open]": { containIntrinsicBlockSize: "auto 36rem" } },
  "@media": { [media.print]: { contentVisibility: "visible" } },
});

/** Glyph, then name over code and date, then the chevron. */
export const summary = css({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  columnGap: vars.space[3],
  inlineSize: "100%",
  marginInline: 0,
  padding: vars.panel.padding,
  borderRadius: vars.panel.radius,
  color: vars.color.text,
  selectors: {
    "&:hover": { color: vars.color.text, background: vars.color.sunken, textDecoration: "none" },
    // What is drawn outside is cut off with the content that is not laid out.
    "&:focus-visible": { outlineOffset: `calc(${vars.focus.width} * -1)` },
  },
});
cssWithin(`${summary} > :first-child`, { gridArea: "1 / 3 / span 2 / auto", alignSelf: "center" });

export const glyph = css({ gridArea: "1 / 1 / span 2 / auto", alignSelf: "start" });
export const name = css({ minInlineSize: 0, overflowWrap: "anywhere" });
export const meta = css({
  gridColumn: 2,
  minInlineSize: 0,
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  fontWeight: vars.font.weight.regular,
  overflowWrap: "anywhere",
});

export const content = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[5],
  paddingInline: vars.panel.padding,
  paddingBlock: `${vars.space[1]} ${vars.panel.padding}`,
});

export const toolbar = css({ display: "flex", flexWrap: "wrap", gap: vars.space[3], "@media": { [media.print]: { display: "none" } } });

// On a phone the switch has a row of its own, and the buttons the next.
cssWithin(`${toolbar} > :first-child`, { flexBasis: "100%", "@media": { [media.tablet]: { flexBasis: "auto" } } });

export const loading = css({ display: "grid", gap: vars.space[4] });

/** Keeps its place on the page until it is needed. */
export const notYet = css({ minBlockSize: "30rem" });

/** A panel in a panel has no border of its own. */
export const inner = css({});
cssWithin(`${content} > ${inner}`, { border: 0, paddingBlock: vars.space[4] });
