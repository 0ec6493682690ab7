import { vars } from "@favilla/tokens";
import { css } from "../theme/css.ts";

export const sideMenu = css({
  padding: `${vars.space[6]} ${vars.space[4]}`,
  "@media": {
    // A lower window could not show the whole menu, and a pinned menu does not scroll (CH-09: only above 891 px).
    "(min-height: 892px)": { position: "sticky", insetBlockStart: vars.shell.headerHeight },
  },
});
