import { vars } from "@favilla/tokens";
import { css } from "../theme/css.ts";

export const field = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "start",
  gap: vars.space[2],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

export const label = css({ padding: 0, marginBlockEnd: vars.space[1] });

export const hint = css({ color: vars.color.textMuted, fontSize: vars.text.small });

export const list = css({ inlineSize: "100%" });

/** One file: its name may be long, its button stays in sight. */
export const row = css({
  display: "flex",
  alignItems: "center",
  gap: vars.space[3],
  minBlockSize: vars.control.height,
  selectors: { "& + &": { borderBlockStart: `1px solid ${vars.color.border}` } },
});

export const name = css({ flex: 1, minInlineSize: 0, overflowWrap: "anywhere" });
