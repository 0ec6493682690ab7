import { vars } from "@favilla/tokens";
import { css } from "../theme/css.ts";
import { panel } from "./TopLayer.css.ts";

export const popover = css({
  ...panel,
  inlineSize: "max-content",
  maxInlineSize: `min(22rem, 100vw - ${vars.space[4]})`,
  maxBlockSize: "var(--radix-popover-content-available-height)",
  padding: vars.space[4],
});
