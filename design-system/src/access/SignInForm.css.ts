import { vars } from "@favilla/tokens";
import { css } from "../theme/css.ts";

/** Links of 44 px are nearer to field and button than other rows of the form, because their height is mostly empty. */
export const forgotten = css({ marginBlock: `calc(-1 * ${vars.space[2]})` });
