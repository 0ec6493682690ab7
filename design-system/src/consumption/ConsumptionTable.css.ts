import { vars } from "@favilla/tokens";
import { css } from "../theme/css.ts";

/** A size container: its width decides how much of a month's name is seen. */
export const frame = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[3], containerType: "inline-size" });

const narrow = "(width < 19rem)";

/** Not seen, but read: the letters stay one word. */
export const rest = css({ "@container": { [narrow]: { fontSize: 0 } } });

export const total = css({ fontWeight: vars.font.weight.bold });
export const quiet = css({ color: vars.color.textMuted, fontWeight: vars.font.weight.regular });

/** Words in place of a total. They reach into the empty cells before it, so that the column is as wide as its figures. */
export const none = css({ color: vars.color.textMuted, "@container": { "(width < 40rem)": { marginInlineStart: "-4em" } } });
