import { vars } from "@favilla/tokens";
import { css } from "../theme/css.ts";

/** An amount below zero, which is in the customer's favour. A line breaks before it, not in it. */
export const credit = css({ display: "inline-block", color: vars.color.positive.ink });
