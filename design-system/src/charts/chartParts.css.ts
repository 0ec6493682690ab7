import { vars } from "@favilla/tokens";
import { css } from "../theme/css.ts";
import { readoutBeside } from "./plot.ts";

/** Legend, plot and figures, one below the other; in a wide chart the figures stand beside. A placeholder has the same. */
export const parts = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[3],
  "@container": {
    [readoutBeside]: { gridTemplateColumns: "minmax(0, 1fr) 18rem", gridTemplateRows: "auto 1fr", columnGap: vars.space[6] },
  },
});
