import { vars } from "@favilla/tokens";
import { css } from "../theme/css.ts";

export const detail = css({ display: "flex", flexDirection: "column", gap: vars.space[6] });

export const head = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-start",
  justifyContent: "space-between",
  gap: vars.space[4],
});

/** The name takes the width that the button leaves. If less than 16 rem is left, the button wraps below. */
export const who = css({ display: "flex", flex: "1 1 16rem", minInlineSize: 0, gap: vars.space[4] });
export const words = css({ display: "grid", gap: vars.space[2], minInlineSize: 0, overflowWrap: "anywhere" });
export const tags = css({ display: "flex", flexWrap: "wrap", gap: vars.space[2] });

/** A part of a panel: a heading and its facts. */
export const part = css({ display: "flex", flexDirection: "column", gap: vars.space[4], minInlineSize: 0 });

/** An address on several lines. */
export const lines = css({ whiteSpace: "pre-line", overflowWrap: "anywhere" });
