import { vars } from "@favilla/tokens";
import { css, cssWithin, media } from "../theme/css.ts";

/** In rem, so that larger text brings the narrower layout (WCAG 1.4.4). On paper as on a tablet. */
const roomy = "(min-width: 23rem)";
const wide = "(min-width: 40rem)";

export const bill = css({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gridTemplateAreas: `
    "glyph name"
    "glyph title"
    "glyph facts"
    "tag tag"
    "total total"
    "due due"
    "actions actions"
    "detail detail"
    "rates rates"`,
  columnGap: vars.space[4],
  alignItems: "start",
  padding: vars.space[4],
  "@media": {
    [roomy]: {
      gridTemplateColumns: "auto minmax(0, 1fr) auto",
      gridTemplateAreas: `
        "glyph name name"
        "glyph title title"
        "glyph facts facts"
        "tag tag total"
        "tag tag due"
        "actions actions actions"
        "detail detail detail"
        "rates rates rates"`,
    },
    [wide]: {
      gridTemplateColumns: "auto minmax(0, 1fr) auto minmax(12.5rem, auto)",
      gridTemplateRows: "auto auto 1fr",
      gridTemplateAreas: `
        "glyph name total tag"
        "glyph title due actions"
        "glyph facts due actions"
        "detail detail detail detail"
        "rates rates rates rates"`,
      padding: vars.card.padding,
    },
    [media.print]: { boxShadow: "none", breakInside: "avoid" },
  },
});

/** Far down a long list, what is out of sight waits to be laid out; it can still be found and read. */
export const deferred = css({
  contentVisibility: "auto",
  containIntrinsicSize: "auto 16rem",
  "@media": { [wide]: { containIntrinsicSize: "auto 8rem" }, [media.print]: { contentVisibility: "visible" } },
});

export const glyph = css({ gridArea: "glyph" });

export const name = css({
  gridArea: "name",
  fontSize: vars.text.lead,
  fontWeight: vars.font.weight.semibold,
  lineHeight: 1.35,
  overflowWrap: "anywhere",
});

export const mark = css({
  display: "inline-block",
  marginInlineStart: vars.space[2],
  paddingInline: vars.space[2],
  border: "1px solid currentColor",
  borderRadius: vars.tag.radius,
  color: vars.color.link,
  fontSize: vars.text.small,
  verticalAlign: "0.1em",
});

const secondary = { color: vars.color.textMuted, fontSize: vars.text.small };

export const title = css({ ...secondary, gridArea: "title" });
export const facts = css({ ...secondary, gridArea: "facts" });

export const status = css({
  gridArea: "tag",
  justifySelf: "start",
  marginBlockStart: vars.space[3],
  "@media": { [wide]: { justifySelf: "end", marginBlockStart: vars.space[1] } },
});

export const total = css({
  gridArea: "total",
  justifySelf: "end",
  marginBlockStart: vars.space[2],
  fontSize: vars.text.amount,
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.leading.tight,
  letterSpacing: "-0.01em",
  "@media": { [wide]: { marginBlockStart: 0 } },
});

export const due = css({ ...secondary, gridArea: "due", justifySelf: "end", textAlign: "end" });

export const actions = css({
  gridArea: "actions",
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: vars.space[3],
  marginBlockStart: vars.space[2],
  marginInline: `calc(${vars.space[2]} * -1)`,
  "@media": { [wide]: { justifyContent: "end", marginBlockStart: 0 }, [media.print]: { display: "none" } },
});

const press = {
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[2],
  minBlockSize: "2.75rem",
  paddingInline: vars.space[2],
  borderRadius: vars.radius.control,
  color: vars.color.link,
  fontWeight: vars.font.weight.semibold,
  lineHeight: vars.font.leading.tight,
};

export const download = css({
  ...press,
  selectors: {
    "&:hover": { background: vars.color.sunken, color: vars.color.linkHover },
    "&[data-busy]": { cursor: "progress" },
  },
});

export const detail = css({ gridArea: "detail", marginBlockStart: vars.space[1] });
export const rates = css({ gridArea: "rates", marginBlockStart: vars.space[1] });

export const summary = css({
  ...press,
  marginInlineStart: `calc(${vars.space[2]} * -1)`,
  fontSize: vars.text.small,
  selectors: { "&:hover": { background: vars.color.sunken, color: vars.color.linkHover } },
  "@media": { [media.print]: { display: "none" } },
});

cssWithin(`[open] > ${summary} > svg`, { transform: "rotate(180deg)" });

export const lines = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: `${vars.space[2]} ${vars.space[4]}`,
  marginBlockStart: vars.space[1],
  paddingBlockStart: vars.space[3],
  borderBlockStart: `1px dashed ${vars.color.border}`,
});

cssWithin(`${lines} > dd`, { fontWeight: vars.font.weight.semibold, textAlign: "end" });
cssWithin(`${lines} small`, { ...secondary, display: "block" });
// On paper nothing can be opened.
cssWithin(`:is(${detail}, ${rates})::details-content`, {
  "@media": { [media.print]: { contentVisibility: "visible", blockSize: "auto" } },
});
