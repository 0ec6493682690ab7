import { vars } from "@favilla/tokens";
import { amountSize, unbroken } from "../data/amountSize.ts";
import { css } from "../theme/css.ts";

export const bill = css({ containerType: "inline-size", display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[2] });

/** Two texts at the ends of a line. They wrap where there is no room for both. */
export const line = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${vars.space[1]} ${vars.space[3]}`,
});

export const label = css({ color: vars.color.textMuted });

export const amount = css({ fontSize: amountSize(vars.text.title), fontWeight: vars.font.weight.bold, ...unbroken });

export const note = css({ color: vars.color.textMuted, fontSize: vars.text.small });

export const due = css({ fontWeight: vars.font.weight.semibold });
