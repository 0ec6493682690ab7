import { vars } from "@favilla/tokens";
import { css } from "../theme/css.ts";

export const facts = css({ inlineSize: "min(100%, 26rem)", marginBlockStart: vars.space[4], textAlign: "start" });
