import { vars } from "@favilla/tokens";
import { amountSize, unbroken } from "../data/amountSize.ts";
import { css, cssWithin } from "../theme/css.ts";

export const bill = css({ containerType: "inline-size", display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[2] });

/** Two texts at the ends of a line. They wrap where there is no room for both. */
export const line = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${vars.space[1]} ${vars.space[3]}`,
});

/** In a wide card the way to pay stands beside the facts, as high as they are, so that nothing moves for a bill without one. */
const inWideCard = "(min-width: 29rem)";

export const payment = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[2],
  "@container": {
    [inWideCard]: { gridTemplateColumns: "minmax(0, 1fr) auto", alignItems: "center", columnGap: vars.space[4] },
  },
});

export const facts = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[2],
  "@container": { [inWideCard]: { alignContent: "center", minBlockSize: "3rem" } },
});

cssWithin(`${facts} > ${line}`, { "@container": { [inWideCard]: { justifyContent: "flex-start", columnGap: vars.space[4] } } });

export const label = css({ color: vars.color.textMuted });

export const amount = css({ fontSize: amountSize(vars.text.title), fontWeight: vars.font.weight.bold, ...unbroken });

export const note = css({ color: vars.color.textMuted, fontSize: vars.text.small });

export const due = css({ fontWeight: vars.font.weight.semibold });
