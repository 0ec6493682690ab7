import { vars } from "@favilla/tokens";
import { css, cssWithin, media } from "../theme/css.ts";
import { wide } from "./BillCard.css.ts";

/** Its width decides how its cards are laid out. */
export const list = css({ containerType: "inline-size", display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[3] });

/** A card far down is laid out when it comes near; until then it can be found, read and printed all the same. */
export const deferred = css({}, "deferred");
cssWithin(`${deferred} > *`, {
  contentVisibility: "auto",
  containIntrinsicBlockSize: "auto 14rem",
  "@container": { [wide]: { containIntrinsicBlockSize: "auto 9.25rem" } },
  "@media": { [media.print]: { contentVisibility: "visible" } },
});
