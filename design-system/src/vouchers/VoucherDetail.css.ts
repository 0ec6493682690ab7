import { vars } from "@favilla/tokens";
import { css, media } from "../theme/css.ts";

/** The value is beside the text if there is room. */
export const detail = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[6],
  alignItems: "start",
  "@media": { [media.desktop]: { gridTemplateColumns: "minmax(0, 26rem) minmax(0, 1fr)", gap: vars.space[8] } },
});

export const value = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[4] });

export const summary = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[5] });

export const head = css({ display: "flex", alignItems: "flex-start", gap: vars.space[4] });

export const words = css({
  display: "grid",
  justifyItems: "start",
  gap: vars.space[2],
  flex: 1,
  minInlineSize: 0,
  overflowWrap: "anywhere",
});

export const amount = css({
  fontSize: vars.text.title,
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.leading.tight,
  letterSpacing: "-0.015em",
  overflowWrap: "anywhere",
});

export const actions = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[3] });

/** Actions of a used voucher, which does not need them any more. */
export const links = css({ display: "flex", flexWrap: "wrap", gap: `${vars.space[1]} ${vars.space[6]}` });

export const failed = css({ color: vars.color.negative.ink, fontSize: vars.text.small, inlineSize: "100%" });

/** Shown only on phones, which customers take to the shop. On other devices they use the PDF. */
export const phoneOnly = css({ "@media": { [media.tablet]: { display: "none" }, [media.print]: { display: "none" } } });

export const reading = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[6] });

export const section = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[3] });
