import { vars } from "@favilla/tokens";
import { css } from "../theme/css.ts";

/** At most two lines: the whole text stands beside the list. */
export const text = css({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
  overflowWrap: "anywhere",
  fontSize: vars.text.body,
});

export const read = `${text} ${css({ fontWeight: vars.font.weight.regular })}`;

export const unread = css({ display: "inline-block" });
