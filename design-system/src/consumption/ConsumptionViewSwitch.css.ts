import { css } from "../theme/css.ts";
import { controlsNarrow } from "./controls.ts";

export const wide = css({ "@container": { [controlsNarrow]: { display: "none" } } });

export const narrow = css({ display: "none", "@container": { [controlsNarrow]: { display: "inline-grid" } } });
