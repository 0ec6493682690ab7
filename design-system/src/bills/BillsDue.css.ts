import { vars } from "@favilla/tokens";
import { amountSize } from "../data/amountSize.ts";
import { css } from "../theme/css.ts";

/** Sum to pay, in the height of a row of the list. */
export const due = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `0 ${vars.space[3]}`,
  lineHeight: vars.font.leading.tight,
});

export const quiet = css({ color: vars.color.textMuted, fontSize: vars.text.small });
export const total = css({ fontSize: amountSize(vars.text.amount), fontWeight: vars.font.weight.bold, whiteSpace: "nowrap" });
export const urgent = css({ flex: "0 1 auto", maxInlineSize: "11rem", marginInlineStart: "auto", textAlign: "end" });
