import { vars } from "@favilla/tokens";
import { css, cssWithin, media } from "../theme/css.ts";

export const list = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[5] });

export const section = css({
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.panel.radius,
  background: vars.color.surface,
  contentVisibility: "auto",
  containIntrinsicBlockSize: "auto 6rem",
  selectors: { '&[data-state="open"]': { containIntrinsicBlockSize: "auto 36rem" } },
  "@media": { [media.print]: { contentVisibility: "visible" } },
});

/** Icon, name above code and date, and chevron. The button of the name covers the whole bar. */
export const bar = css({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  columnGap: vars.space[3],
  padding: vars.panel.padding,
  borderRadius: vars.panel.radius,
  selectors: { "&:hover": { background: vars.color.sunken } },
});

export const glyph = css({ gridArea: "1 / 1 / span 2 / auto", alignSelf: "start" });
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
  gap: vars.space[5],
  paddingInline: vars.panel.padding,
  paddingBlock: `${vars.space[1]} ${vars.panel.padding}`,
});

export const toolbar = css({ display: "flex", flexWrap: "wrap", gap: vars.space[3], "@media": { [media.print]: { display: "none" } } });

// On a phone the view switch is on its own line, and the buttons are on the next.
cssWithin(`${toolbar} > :first-child`, { flexBasis: "100%", "@media": { [media.tablet]: { flexBasis: "auto" } } });

export const loading = css({ display: "grid", gap: vars.space[4] });

/** Reserves room on the page until the content is rendered. In print it is not needed. */
export const notYet = css({ minBlockSize: "30rem", "@media": { [media.print]: { display: "none" } } });

/** A nested panel has no border. */
export const inner = css({});
cssWithin(`${content} > ${inner}`, { border: 0, paddingBlock: vars.space[4] });
