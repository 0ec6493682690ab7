import { hidden } from "../text/hidden.ts";
import { css, cssWithin } from "../theme/css.ts";
import { controlsNarrow } from "./controls.ts";

export const foot = css({ containerType: "inline-size", display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });

const roomy = "(width >= 19rem)";

/** At the end of the line; where there is little room, on a line of its own. */
export const units = css({
  justifySelf: "end",
  "@container": { [roomy]: { gridArea: "1 / 1", alignSelf: "start", zIndex: 1 } },
});
cssWithin(`${units} [role="radiogroup"]`, { padding: "1px" });

export const beside = css({ "@container": { [roomy]: { gridArea: "1 / 1" } } });

/** In a narrow row of controls the currency's sign is seen, and its name is read. */
export const word = css({ "@container": { [controlsNarrow]: hidden } });
export const sign = css({ display: "none", "@container": { [controlsNarrow]: { display: "inline" } } });
