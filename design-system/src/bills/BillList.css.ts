import { vars } from "@favilla/tokens";
import { css, cssWithin, media } from "../theme/css.ts";

export const list = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[3] });

// After the first screens, what is out of sight waits to be laid out; it can still be found, read and printed.
cssWithin(`${list} > :nth-child(n + 11) > *`, {
  contentVisibility: "auto",
  containIntrinsicSize: "auto 14rem",
  "@media": { "(min-width: 40rem)": { containIntrinsicSize: "auto 9.25rem" }, [media.print]: { contentVisibility: "visible" } },
});

export const more = css({ display: "flex", justifyContent: "center", marginBlockStart: vars.space[6] });
