import { vars } from "@favilla/tokens";
import { amountSize, unbroken } from "../data/amountSize.ts";
import { css, cssWithin } from "../theme/css.ts";

export const panel = css({ containerType: "inline-size", display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });

export const title = css({ fontSize: vars.text.lead, fontWeight: vars.font.weight.regular, color: vars.color.textMuted });

/** 40 px, or as large as the panel lets it stand on one line. */
export const total = css({
  fontSize: amountSize("2.5rem"),
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.leading.tight,
  letterSpacing: "-0.02em",
  ...unbroken,
});

export const text = css({
  display: "flex",
  gap: vars.space[2],
  marginBlock: `${vars.space[2]} ${vars.space[4]}`,
  overflowWrap: "anywhere",
  // No word alone on its last line.
  textWrap: "balance",
});

cssWithin(`${text} > svg`, { flexShrink: 0, blockSize: "1lh", color: vars.color.nightAccent });

export const strong = css({ fontWeight: vars.font.weight.semibold });

export const action = css({ minBlockSize: "3.25rem" });

/** A bar of the placeholder, on the dark panel. */
export const bar = css({});
cssWithin(`${panel} ${bar}`, { background: vars.color.sunken });
