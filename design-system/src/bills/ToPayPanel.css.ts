import { vars } from "@favilla/tokens";
import { css, cssWithin } from "../theme/css.ts";

export const panel = css({ containerType: "inline-size", display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });

export const title = css({ fontSize: vars.text.lead, fontWeight: vars.font.weight.regular, color: vars.color.textMuted });

/** 40 px, or as large as the panel lets it stand on one line: a character is about 0.6 em wide. `--length` is the number of characters. */
export const total = css({
  fontSize: "min(2.5rem, 100cqi / (var(--length) * 0.6))",
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.leading.tight,
  letterSpacing: "-0.02em",
  whiteSpace: "nowrap",
});

export const text = css({
  display: "flex",
  gap: vars.space[2],
  marginBlock: `${vars.space[2]} ${vars.space[4]}`,
  overflowWrap: "anywhere",
});

cssWithin(`${text} > svg`, { flexShrink: 0, blockSize: "1lh", color: vars.color.nightAccent });

export const strong = css({ fontWeight: vars.font.weight.semibold });

export const action = css({ minBlockSize: "3.25rem" });
