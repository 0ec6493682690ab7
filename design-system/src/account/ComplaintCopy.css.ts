import { css } from "../theme/css.ts";

/** A text with its own line ends. Names of files and hashes are long words. */
export const copy = css({ margin: 0, whiteSpace: "pre-wrap", overflowWrap: "anywhere", font: "inherit" });

export const hash = css({ overflowWrap: "anywhere" });
