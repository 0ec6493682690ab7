import { vars } from "@favilla/tokens";
import { css } from "../theme/css.ts";

export const mandate = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[4] });
/** Small enough for one line of a phone, with its label. */
export const iban = css({ fontSize: vars.text.small });
export const text = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[4], paddingBlockStart: vars.space[2] });
export const rights = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[2],
  color: vars.color.textMuted,
  fontSize: vars.text.small,
});
