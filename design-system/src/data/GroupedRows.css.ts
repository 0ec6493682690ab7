import { vars } from "@favilla/tokens";
import { css, cssWithin, media } from "../theme/css.ts";
import { chevron, row } from "./RowGroup.css.ts";

const mark = "3px";

/** Width of a list alone: one beside a detail is narrower. */
const alone = "(inline-size > 30rem)";

/** One card. The corners of its first and last rows are its own. */
export const card = css({
  containerType: "inline-size",
  overflow: "hidden",
  background: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.card.radius,
  boxShadow: vars.shadow.card,
});

export const head = css({
  padding: `${vars.space[2]} ${vars.space[4]}`,
  "@container": { [alone]: { padding: `${vars.space[3]} ${vars.card.padding}` } },
});
export const foot = css({
  padding: vars.space[2],
  borderBlockStart: `1px solid ${vars.color.border}`,
  selectors: { "&:empty": { display: "none" } },
});
cssWithin(`${foot}${foot} > *`, { marginBlockStart: 0 });

export const body = css({});

/** The heading of a group, with the number of its rows. */
export const band = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: vars.space[3],
  minBlockSize: "1.75rem",
  paddingInline: vars.space[4],
  background: vars.color.sunken,
  "@container": { [alone]: { minBlockSize: "2.25rem", paddingInline: vars.card.padding } },
});

cssWithin(`${body} + ${body} > ${band}, ${head} + ${body} > ${band}`, { borderBlockStart: `1px solid ${vars.color.border}` });
cssWithin(`${band}${band} > *`, { fontSize: vars.text.small });

export const count = css({ color: vars.color.textMuted });

cssWithin(`${body} li + li`, { borderBlockStart: `1px solid ${vars.color.border}` });

/** Rows of two lines, 52 px high, of which ten fit beside a detail in the first screen of a desktop. A list alone has rows as other cards have. */
cssWithin(`${body} ${row}`, {
  minBlockSize: "3.25rem",
  paddingBlock: vars.space[1],
  paddingInline: vars.space[4],
  borderRadius: 0,
  vars: { [vars.glyph.size]: "2.25rem" },
  "@container": {
    [alone]: { minBlockSize: "4.5rem", paddingInline: vars.card.padding, vars: { [vars.glyph.size]: "2.75rem" } },
  },
});

/** The focus ring stands inside, because the card clips what is outside. */
cssWithin(`${body} ${row}:focus-visible`, { outlineOffset: `calc(-1 * ${vars.focus.width})` });

cssWithin(`${body} ${row}[aria-current]`, {
  background: vars.color.current,
  borderInlineStart: `${mark} solid ${vars.color.currentMark}`,
  paddingInlineStart: `calc(${vars.space[4]} - ${mark})`,
  "@media": { [media.forcedColors]: { borderInlineStartWidth: vars.space[2] } },
});

cssWithin(`${body} ${chevron}`, { "@container": { [`not ${alone}`]: { display: "none" } } });

/** The commodity before the months, which the picture shows where there is no room for it. */
export const whereAlone = css({ "@container": { [`not ${alone}`]: { display: "none" } } });
