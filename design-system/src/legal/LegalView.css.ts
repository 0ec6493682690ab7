import { css } from "../theme/css.ts";

const list = { paddingInlineStart: "1.5em" };

export const bullets = css({ ...list, listStyle: "disc" });
export const numbers = css({ ...list, listStyle: "decimal" });
