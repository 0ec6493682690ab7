import { vars } from "@favilla/tokens";
import { css, cssWithin, media } from "../theme/css.ts";

/** A size container: its width decides the layout of its cards. */
export const list = css({ containerType: "inline-size", display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[3] });

export const groups = css({ display: "grid", gap: vars.space[6] });
export const group = css({ display: "grid", gap: vars.space[3] });
export const head = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: vars.space[4],
});
export const aside = css({ color: vars.color.textMuted, fontSize: vars.text.small });

/** A distant card is laid out only when it comes near the viewport. Before, it can still be searched, read and printed. */
export const deferred = css({}, "deferred");
cssWithin(`${deferred} > *`, {
  contentVisibility: "auto",
  containIntrinsicBlockSize: "auto 10.25rem",
  "@media": { [media.print]: { contentVisibility: "visible" } },
});
