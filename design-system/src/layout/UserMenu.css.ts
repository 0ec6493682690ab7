import { vars } from "@favilla/tokens";
import { css, cssWithin } from "../theme/css.ts";

export const userMenu = css({ flexShrink: 0 });

export const entries = css({ selectors: { "&&": { minInlineSize: `min(14rem, 100vw - ${vars.space[4]})`, padding: vars.space[2] } } });

cssWithin(`${userMenu} > [aria-expanded="true"] > svg`, { transform: "rotate(180deg)" });
