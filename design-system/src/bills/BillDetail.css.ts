import { vars } from "@favilla/tokens";
import type { CSSProperties } from "@vanilla-extract/css";
import { amountSize, unbroken } from "../data/amountSize.ts";
import { columnWidth } from "../layout/Card.css.ts";
import { css, cssWithin, media } from "../theme/css.ts";

/** Width of the bill from which the explanation stands beside the other sections: of a page, or of the half beside the list. */
const wide = "(inline-size >= 56rem)";

export const frame = css({ containerType: "inline-size" });

export const detail = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  gap: vars.space[6],
  maxInlineSize: columnWidth,
});

/** The explanation of the amount, below the parts of the total, or on the right from the first row on. */
export const why = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: vars.space[6],
  minInlineSize: 0,
  selectors: { "&:empty": { display: "none" } },
});

/** On paper the sections follow each other, however wide it is. */
const inTwoColumns = (rule: CSSProperties) => ({ "@media": { screen: { "@container": { [wide]: rule } } } });

cssWithin(
  `${detail}:has(> ${why}:not(:empty))`,
  inTwoColumns({ gridTemplate: "repeat(var(--above, 2), auto) 1fr / repeat(2, minmax(0, 1fr))", maxInlineSize: "none" }),
);
cssWithin(`${detail} > ${why}`, inTwoColumns({ gridArea: "1 / 2 / span calc(var(--above, 2) + 1)" }));
export const section = css({ containerType: "inline-size", display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[3] });
export const summary = css({
  containerType: "inline-size",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[3],
  paddingBlockEnd: vars.space[2],
});

export const sum = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[2],
});

export const total = css({
  fontSize: amountSize("2.25rem"),
  fontWeight: vars.font.weight.bold,
  fontFeatureSettings: "normal",
  lineHeight: vars.font.leading.tight,
  letterSpacing: "-0.01em",
  ...unbroken,
});

export const due = css({ fontWeight: vars.font.weight.medium });
export const quiet = css({ color: vars.color.textMuted, fontSize: vars.text.small });

export const facts = css({ gridColumn: "1 / -1", color: vars.color.textMuted, fontSize: vars.text.small });

export const failed = css({ color: vars.color.negative.ink, fontSize: vars.text.small });

export const actions = css({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: vars.space[3],
  "@media": { [media.tablet]: { justifyContent: "flex-start", columnGap: vars.space[6] }, [media.print]: { display: "none" } },
});

export const lines = css({ paddingBlock: vars.space[1] });

export const rates = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: `${vars.space[2]} ${vars.space[4]}`,
});
cssWithin(`${rates} > dd`, { fontWeight: vars.font.weight.semibold, textAlign: "end" });
cssWithin(`${rates} small`, { display: "block", color: vars.color.textMuted, fontSize: vars.text.small });
