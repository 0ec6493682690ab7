import { vars } from "@favilla/tokens";
import { css, media } from "../theme/css.ts";

/** The format and its button on one line, under one another on a phone. */
export const exportMenu = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[3],
  "@media": { [media.tablet]: { gridTemplateColumns: "minmax(0, 15rem) auto", justifyContent: "start", alignItems: "start" } },
});

/** Where the button stands beside a field, it begins where the field's control does: below the label and its gap. */
export const beside = css({
  "@media": { [media.tablet]: { marginBlockStart: `calc(1lh + ${vars.space[2]})` } },
});
