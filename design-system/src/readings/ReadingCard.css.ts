import { vars } from "@favilla/tokens";
import { css } from "../theme/css.ts";

export const reading = css({ display: "flex", flexDirection: "column", gap: vars.space[4], blockSize: "100%" });

/** The tag is beside the name if both fit, else below it. */
export const head = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-start",
  justifyContent: "space-between",
  gap: `${vars.space[2]} ${vars.space[3]}`,
});

export const who = css({ display: "flex", flex: "1 1 auto", minInlineSize: 0, gap: vars.space[3] });
export const words = css({ flex: 1, minInlineSize: 0, overflowWrap: "anywhere" });
export const name = css({ fontSize: vars.text.lead, fontWeight: vars.font.weight.semibold, lineHeight: 1.35 });
export const fact = css({ color: vars.color.textMuted, fontSize: vars.text.small });

/** Takes the available width without affecting it: only the name decides whether the tag fits beside it. */
export const address = css({ inlineSize: 0, minInlineSize: "100%" });

/** One line per time band, and one for the day. */
export const value = css({ display: "block" });

/** At the bottom of the card, so that the buttons of a row are aligned. */
export const actions = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space[2]} ${vars.space[4]}`,
  marginBlockStart: "auto",
});
