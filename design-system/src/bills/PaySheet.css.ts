import { vars } from "@favilla/tokens";
import { amountSize } from "../data/amountSize.ts";
import { css, cssWithin, media } from "../theme/css.ts";

/** The bar at the top of a sheet, on phones. */
export const sheet = css({
  "::before": {
    content: '""',
    position: "absolute",
    zIndex: 2,
    insetBlockStart: vars.space[2],
    insetInlineStart: "calc(50% - 1.125rem)",
    inlineSize: "2.25rem",
    blockSize: "0.25rem",
    borderRadius: vars.radius.full,
    background: vars.color.controlBorder,
  },
  "@media": { [media.tablet]: { selectors: { "&::before": { display: "none" } } } },
});

/** Room for the QR code beside the places. */
export const wide = css({ "@media": { [media.desktop]: { inlineSize: `min(47.5rem, 100vw - ${vars.space[8]})` } } });
export const columns = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[4] });
export const two = css({
  "@media": { [media.desktop]: { gridTemplateColumns: "minmax(0, 1fr) 14.5rem", alignItems: "start", columnGap: vars.space[6] } },
});
export const qrSpace = css({ inlineSize: "14.5rem" });

export const content = css({ containerType: "inline-size", display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[3] });

const row = { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: vars.space[3] } as const;

export const head = css({ ...row, rowGap: vars.space[2] });
export const who = css({ flex: "1 1 7rem", minInlineSize: 0, lineHeight: 1.35, overflowWrap: "anywhere" });
export const name = css({ fontSize: vars.text.lead, fontWeight: vars.font.weight.semibold });
export const quiet = css({ color: vars.color.textMuted, fontSize: vars.text.small });
cssWithin(`${quiet} > strong`, { color: vars.color.text });

export const sum = css({ marginInlineStart: "auto", textAlign: "end" });
export const total = css({
  fontSize: amountSize("1.75rem"),
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.leading.tight,
  whiteSpace: "nowrap",
});

export const due = css({ flexBasis: "100%", fontWeight: vars.font.weight.medium });

/** Under the due date, with less space than between the parts of the head. */
export const instalments = css({
  flexBasis: "100%",
  marginBlockStart: `calc(-1 * ${vars.space[1]})`,
  color: vars.color.textMuted,
  fontSize: vars.text.small,
});

export const code = css({
  display: "grid",
  gap: vars.space[2],
  padding: vars.space[4],
  borderRadius: vars.card.radius,
  border: `1px solid ${vars.color.border}`,
  background: vars.color.sunken,
});

export const digits = css({
  fontSize: vars.text.section,
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.leading.tight,
  overflowWrap: "anywhere",
});

export const places = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });

export const place = css({
  ...row,
  minBlockSize: "3.25rem",
  paddingBlock: vars.space[1],
  selectors: { "&:not(:last-child)": { borderBlockEnd: `1px solid ${vars.color.border}` }, "&:empty": { display: "none" } },
});
/** A row that is a button or a link as a whole. */
export const way = css({
  ...row,
  flexWrap: "nowrap",
  inlineSize: "100%",
  minBlockSize: "3.5rem",
  paddingBlock: vars.space[1],
  border: 0,
  background: "none",
  color: "inherit",
  font: "inherit",
  lineHeight: 1.35,
  textAlign: "start",
  textDecoration: "none",
  cursor: "pointer",
  selectors: {
    "&:not(:last-child)": { borderBlockEnd: `1px solid ${vars.color.border}` },
    "&:hover": { background: vars.color.sunken },
  },
});
/** The place of the way to instalments, which the state of a request may take. */
export const asked = css({ display: "grid" });
cssWithin(`${asked} > [data-status]`, { paddingBlock: vars.space[3] });
export const block = css({ display: "block" });
export const here = css({ color: vars.color.link });
export const icon = css({ flexShrink: 0, fontSize: "1.25em" });
cssWithin(`${asked} + *`, { borderBlockStart: `1px solid ${vars.color.border}` });
export const placeName = css({ fontWeight: vars.font.weight.semibold });
export const below = css({ flexBasis: "100%", paddingBlock: vars.space[2] });
