import { vars } from "@favilla/tokens";
import { css } from "../theme/css.ts";

/** An amount below zero, which is in the customer's favour. */
export const credit = css({ color: vars.color.positive.ink });
