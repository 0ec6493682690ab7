import { vars } from "@favilla/tokens";
import { amountSize } from "../data/amountSize.ts";
import { rowLayout } from "../data/rowLayout.ts";
import { tints } from "../feedback/tints.ts";
import { css, cssWithin } from "../theme/css.ts";

export const months = css({ containerType: "inline-size", display: "grid", gridTemplateColumns: "minmax(0, 1fr)", rowGap: vars.space[5] });

/** A title at the start of a line, an amount at its end. */
export const head = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: vars.space[3],
  marginBlockEnd: vars.space[2],
});

export const closing = css({ color: vars.color.textMuted, fontSize: vars.text.small });
cssWithin(`${closing} > strong`, { color: vars.color.text, fontVariantNumeric: "tabular-nums" });

/** With large text on a phone the figures are below the words. */
const tight = "(width < 18rem)";
const room = `100cqi - 2 * ${vars.card.padding}`;

export const row = css({
  ...rowLayout,
  minBlockSize: "4rem",
  paddingBlock: vars.space[2],
  selectors: {
    "a&:hover": { background: vars.color.sunken },
    // With its hairline above it is 64 px high as well.
    "li + li > &": { minBlockSize: "calc(4rem - 1px)" },
  },
  "@container": { [tight]: { flexWrap: "wrap" } },
});

const texts = { display: "grid", rowGap: "2px", overflowWrap: "anywhere" } as const;
export const words = css({ ...texts, flex: 1, minInlineSize: 0, "@container": { [tight]: { flexBasis: "100%" } } });
export const figures = css({
  ...texts,
  flexShrink: 0,
  marginInlineStart: "auto",
  textAlign: "end",
  whiteSpace: "nowrap",
  fontVariantNumeric: "tabular-nums",
  "@container": { [tight]: { maxInlineSize: "100%", whiteSpace: "normal" } },
});
cssWithin(`${figures} > *`, { "@container": { [tight]: { fontSize: amountSize(vars.text.small, room) } } });

export const name = css({ fontSize: vars.text.lead, fontWeight: vars.font.weight.semibold });
export const quiet = css({ color: vars.color.textMuted, fontSize: vars.text.small });
export const status = css({ fontWeight: vars.font.weight.semibold });

export const amount = css({
  fontSize: amountSize(vars.text.lead, room),
  fontWeight: vars.font.weight.bold,
});

/** The square of a payment or a credit note, as large as a `CommodityGlyph`. */
export const settled = css({ ...tints.positive });

/** The decorative square, which goes where figures need the room. */
cssWithin(`${row} > :first-child:not(:only-child)`, { "@container": { [tight]: { display: "none" } } });
