import { vars } from "@favilla/tokens";
import { columnWidth } from "../layout/Card.css.ts";
import { css } from "../theme/css.ts";

export const receipt = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", rowGap: vars.space[4], maxInlineSize: columnWidth });

export const head = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[3],
  marginBlockEnd: vars.space[4],
});

export const who = css({ flex: "1 1 8rem", minInlineSize: 0, overflowWrap: "anywhere" });
export const name = css({ fontSize: vars.text.lead, fontWeight: vars.font.weight.semibold });
export const quiet = css({ color: vars.color.textMuted, fontSize: vars.text.small });

export const used = css({ marginInlineStart: "auto", textAlign: "end" });
export const figure = css({ fontSize: vars.text.amount, fontWeight: vars.font.weight.bold, whiteSpace: "nowrap" });

/** The number of the receipt and the button that copies it. */
export const code = css({ display: "inline-flex", alignItems: "center", gap: vars.space[1], overflowWrap: "anywhere" });
/** Its icon ends where the other values end, and its height adds nothing to the row's. */
export const copy = css({ marginBlock: `calc(-1 * ${vars.space[2]})`, marginInlineEnd: `calc(-1 * ${vars.space[2]})` });
