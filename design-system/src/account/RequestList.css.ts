import { vars } from "@favilla/tokens";
import { css } from "../theme/css.ts";

export const request = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[3], overflowWrap: "anywhere" });

/** The tag is beside the type if both fit, else below it. */
export const head = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-start",
  justifyContent: "space-between",
  gap: `${vars.space[2]} ${vars.space[3]}`,
});

export const type = css({ fontSize: vars.text.lead, fontWeight: vars.font.weight.semibold, lineHeight: 1.35 });
export const fact = css({ color: vars.color.textMuted, fontSize: vars.text.small });
export const again = css({ justifySelf: "start" });
export const timeline = css({ paddingBlockStart: vars.space[3] });
