import { vars } from "@favilla/tokens";
import { amountSize } from "../data/amountSize.ts";
import { css, cssWithin, media } from "../theme/css.ts";

export const detail = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[6], maxInlineSize: "46rem" });
export const section = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[3] });
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
  whiteSpace: "nowrap",
  selectors: { "&[data-credit]": { color: vars.color.positive.ink } },
});

export const quiet = css({ color: vars.color.textMuted, fontSize: vars.text.small });

export const actions = css({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: vars.space[3],
  "@media": { [media.tablet]: { justifyContent: "flex-start" }, [media.print]: { display: "none" } },
});

export const lines = css({ containerType: "inline-size", paddingBlock: vars.space[1] });

export const rates = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: `${vars.space[2]} ${vars.space[4]}`,
});
cssWithin(`${rates} > dd`, { fontWeight: vars.font.weight.semibold, textAlign: "end" });
cssWithin(`${rates} small`, { display: "block", color: vars.color.textMuted, fontSize: vars.text.small });
