import { vars } from "@favilla/tokens";
import { css } from "../theme/css.ts";

export const supply = css({ display: "flex", flexDirection: "column", gap: vars.space[4], blockSize: "100%" });

/** The tag is beside the name if that leaves enough width for a few words, else below it. */
export const head = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-start",
  justifyContent: "space-between",
  gap: `${vars.space[2]} ${vars.space[3]}`,
});

export const who = css({ display: "flex", flex: "1 1 13rem", minInlineSize: 0, gap: vars.space[3] });
export const words = css({ minInlineSize: 0, overflowWrap: "anywhere" });
export const name = css({ fontSize: vars.text.lead, fontWeight: vars.font.weight.semibold, lineHeight: 1.35 });
export const address = css({ color: vars.color.textMuted, fontSize: vars.text.small });

/** At the bottom of the card, so that the links of a row are aligned. */
export const link = css({ alignSelf: "flex-start", marginBlockStart: "auto" });
