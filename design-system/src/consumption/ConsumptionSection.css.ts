import { vars } from "@favilla/tokens";
import { withoutGlyph } from "../data/withoutGlyph.ts";
import { widenContent } from "../layout/widenContent.ts";
import { css, cssWithin, media } from "../theme/css.ts";
import { controlsContainer, controlsNarrow, controlsTight, controlsTiny } from "./controls.ts";

export const list = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });

/** The widest windows have room for a wider chart. */
widenContent(list);

/** Closed neighbours are one card with hairlines between them; an open section is a card of its own. */
export const section = css({
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.panel.radius,
  background: vars.color.surface,
  contentVisibility: "auto",
  containIntrinsicBlockSize: "auto 6rem",
  selectors: {
    '&[data-state="open"]': { containIntrinsicBlockSize: "auto 47rem" },
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

const line = `${vars.text.lead} * ${vars.font.leading.body}`;

/** Room of a usual sentence, so that another year, whose sentence is shorter, doesn't move the controls. */
export const sentence = css({
  minBlockSize: `calc(${line} * 3)`,
  "@media": { [media.tablet]: { minBlockSize: `calc(${line} * 2)` }, [media.print]: { minBlockSize: 0 } },
});

export const controls = css({ containerType: "inline-size", containerName: controlsContainer });

/** One row, with the download at its end. From 354 px of the page on it fits a phone; below, it breaks before the table. */
export const toolbar = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[2],
  "@container": {
    [controlsTight]: { columnGap: 0, justifyContent: "space-between" },
    [controlsTiny]: { columnGap: vars.space[2], justifyContent: "start" },
  },
  "@media": { [media.print]: { display: "none" } },
});

cssWithin(`${toolbar} > button`, { minInlineSize: vars.control.target, paddingInline: vars.space[3] });
cssWithin(`${toolbar} > button:last-of-type:not(:first-child)`, {
  marginInlineStart: "auto",
  "@container": {
    [controlsNarrow]: { borderColor: "transparent" },
    [controlsTight]: { marginInlineStart: 0, paddingInline: 0 },
    [controlsTiny]: { marginInlineStart: "auto" },
  },
});
cssWithin(`${toolbar} [role="radiogroup"]`, { padding: "1px", gap: "2px" });
cssWithin(`${toolbar} [role="radio"]`, {
  minBlockSize: vars.control.target,
  minInlineSize: "2.75rem",
  paddingInline: vars.space[3],
  "@container": { [controlsTight]: { minInlineSize: "2.5rem", paddingInline: vars.space[1] } },
});

/** The room of the content until it is rendered, so that the sections below stay where they are. In print it is not needed. */
export const notYet = css({ display: "contents", "@media": { [media.print]: { display: "none" } } });

/** A nested panel has no border. */
export const inner = css({});
cssWithin(`${content} > ${inner}`, { border: 0, paddingBlock: vars.space[4] });
