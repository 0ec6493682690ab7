import { vars } from "@favilla/tokens";
import { css, cssWithin, media } from "../theme/css.ts";
import { wide } from "./BillCard.css.ts";

/** A size container: its width decides the layout of its cards. */
export const list = css({ containerType: "inline-size", display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[3] });

/** A distant card is laid out only when it comes near the viewport. Before, it can still be searched, read and printed. */
export const deferred = css({}, "deferred");
cssWithin(`${deferred} > *`, {
  contentVisibility: "auto",
  containIntrinsicBlockSize: "auto 14rem",
  "@container": { [wide]: { containIntrinsicBlockSize: "auto 9.25rem" } },
  "@media": { [media.print]: { contentVisibility: "visible" } },
});
