import { vars } from "@favilla/tokens";
import { css } from "../theme/css.ts";
import { anchoredPanel } from "./AnchoredPanel.css.ts";

/** The button stands where it would stand alone. */
export const root = css({ display: "contents" });

export const popover = css({
  ...anchoredPanel,
  inlineSize: "max-content",
  maxInlineSize: `min(22rem, 100vi - ${vars.space[4]})`,
  padding: vars.space[4],
});
