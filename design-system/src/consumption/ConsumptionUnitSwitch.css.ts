import { css, cssWithin } from "../theme/css.ts";

export const foot = css({ containerType: "inline-size", display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });

const roomy = "(width >= 19rem)";

/** At the end of the line; where there is little room, on a line of its own. */
export const units = css({
  justifySelf: "end",
  "@container": { [roomy]: { gridArea: "1 / 1", alignSelf: "start", zIndex: 1 } },
});
cssWithin(`${units} [role="radiogroup"]`, { padding: "1px" });

export const beside = css({ "@container": { [roomy]: { gridArea: "1 / 1" } } });
