import { vars } from "@favilla/tokens";
import { css } from "../theme/css.ts";

export const card = css({ padding: 0 });

/** Heading and text beside the table, which reaches the edges of the card. */
export const text = css({ display: "grid", gap: vars.space[2], padding: vars.card.padding });

/** The same below such a text, whose padding is the space between them. */
export const next = css({ padding: vars.card.padding, paddingBlockStart: 0 });
