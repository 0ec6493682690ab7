import { vars } from "@favilla/tokens";
import { columnWidth } from "../layout/Card.css.ts";
import { widenContent } from "../layout/widenContent.ts";
import { widestWindow } from "../layout/widestWindow.ts";
import { css, cssWithin, media } from "../theme/css.ts";

const widest = `screen and ${widestWindow}`;
const hairline = `1px solid ${vars.color.border}`;

export const referral = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[5],
  maxInlineSize: columnWidth,
  "@media": { [widest]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", maxInlineSize: "none" } },
});
widenContent(referral);

/** Promotion, code and steps are rows of one card, in the widest windows its columns. */
cssWithin(`${referral} > * + *`, {
  paddingBlockStart: vars.space[5],
  borderBlockStart: hairline,
  "@media": {
    [widest]: { paddingBlockStart: 0, borderBlockStart: 0, paddingInlineStart: vars.space[5], borderInlineStart: hairline },
  },
});

export const head = css({ display: "grid", alignContent: "start", gap: vars.space[2], overflowWrap: "anywhere" });

export const reward = css({ fontSize: vars.text.amount, fontWeight: vars.font.weight.bold, lineHeight: vars.font.leading.tight });

/** Field and buttons on one line if they fit. */
export const code = css({ display: "flex", flexWrap: "wrap", alignItems: "flex-end", gap: vars.space[3] });

export const field = css({ flex: "1 1 14rem" });

export const button = css({ flex: "1 0 auto", "@media": { [media.tablet]: { flex: "none" } } });

export const said = css({ selectors: { "&:not(:empty)": { marginBlockStart: vars.space[2] } } });

export const steps = css({ display: "grid", gap: vars.space[3], counterReset: "step" });

cssWithin(`${steps} > li`, {
  display: "grid",
  gridTemplateColumns: "2rem minmax(0, 1fr)",
  alignItems: "center",
  gap: vars.space[3],
  counterIncrement: "step",
});

cssWithin(`${steps} > li::before`, {
  content: "counter(step)",
  display: "grid",
  placeContent: "center",
  inlineSize: "2rem",
  blockSize: "2rem",
  border: `${vars.control.borderWidth} solid ${vars.color.controlBorder}`,
  borderRadius: vars.radius.full,
  fontWeight: vars.font.weight.semibold,
});
