import { vars } from "@favilla/tokens";
import { withoutGlyph } from "../data/withoutGlyph.ts";
import { css, cssWithin, media } from "../theme/css.ts";

export const list = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });

/** Closed neighbours are one card with hairlines between them; an open section is a card of its own. */
export const section = css({
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.panel.radius,
  background: vars.color.surface,
  contentVisibility: "auto",
  containIntrinsicBlockSize: "auto 6rem",
  selectors: {
    '&[data-state="open"]': { containIntrinsicBlockSize: "auto 40rem" },
    "& + &": { marginBlockStart: vars.space[3] },
    '&[data-state="closed"] + &[data-state="closed"]': {
      marginBlockStart: 0,
      borderBlockStart: 0,
      borderStartStartRadius: 0,
      borderStartEndRadius: 0,
    },
    '&[data-state="closed"]:has(+ [data-state="closed"])': { borderEndStartRadius: 0, borderEndEndRadius: 0 },
  },
  "@media": { [media.print]: { contentVisibility: "visible" } },
});

/** Icon, name above a quiet line, and chevron. The button of the name covers the whole bar. */
export const bar = css({
  containerType: "inline-size",
  position: "relative",
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  columnGap: vars.space[3],
  padding: vars.space[4],
  "@media": { [media.tablet]: { padding: vars.panel.padding } },
  borderRadius: vars.panel.radius,
  selectors: { "&:hover": { background: vars.color.sunken } },
});

export const glyph = css({ gridArea: "1 / 1 / span 2 / auto", alignSelf: "start", ...withoutGlyph });
export const name = css({ gridColumn: 2, minInlineSize: 0, overflowWrap: "anywhere" });
export const trigger = css({
  textAlign: "start",
  outline: "none",
  selectors: {
    "&::after": { content: "", position: "absolute", inset: 0, borderRadius: vars.panel.radius },
    // The focus ring is inside, because closed content cuts off an outer one.
    "&:focus-visible::after": {
      outline: `${vars.focus.width} solid ${vars.color.focus}`,
      outlineOffset: `calc(${vars.focus.width} * -1)`,
    },
  },
});
export const meta = css({
  gridColumn: 2,
  minInlineSize: 0,
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  overflowWrap: "anywhere",
});
export const chevron = css({
  gridArea: "1 / 3 / span 2 / auto",
  alignSelf: "center",
});

export const content = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[3],
  paddingInline: vars.space[4],
  paddingBlockEnd: vars.space[4],
  "@media": { [media.tablet]: { gap: vars.space[4], paddingInline: vars.panel.padding, paddingBlockEnd: vars.panel.padding } },
});

/** One row on a phone; the view switch takes the room that is left. */
export const toolbar = css({ display: "flex", flexWrap: "wrap", gap: vars.space[2], "@media": { [media.print]: { display: "none" } } });

cssWithin(`${toolbar} > button`, { minInlineSize: "3rem", paddingInline: vars.space[3] });
cssWithin(`${toolbar} [role="radiogroup"]`, { inlineSize: "100%", padding: "1px" });
cssWithin(`${toolbar} [role="radio"]`, { minBlockSize: vars.control.target, paddingInline: vars.space[3] });
cssWithin(`${toolbar} > :first-child`, { flexGrow: 1, "@media": { [media.tablet]: { flexGrow: 0 } } });

/** Reserves room on the page until the content is rendered. In print it is not needed. */
export const notYet = css({ minBlockSize: "30rem", "@media": { [media.print]: { display: "none" } } });

/** A nested panel has no border. */
export const inner = css({});
cssWithin(`${content} > ${inner}`, { border: 0, paddingBlock: vars.space[4] });
