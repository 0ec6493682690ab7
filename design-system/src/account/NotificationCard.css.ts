import { vars } from "@favilla/tokens";
import { css } from "../theme/css.ts";

export const notification = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[2],
  overflowWrap: "anywhere",
});

export const head = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${vars.space[1]} ${vars.space[3]}`,
});

export const kind = css({
  display: "flex",
  alignItems: "center",
  gap: vars.space[2],
  fontSize: vars.text.lead,
  fontWeight: vars.font.weight.semibold,
});

export const fact = css({ color: vars.color.textMuted, fontSize: vars.text.small });

export const actions = css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: `${vars.space[1]} ${vars.space[5]}` });
