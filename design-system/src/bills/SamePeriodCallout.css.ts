import { vars } from "@favilla/tokens";
import { css, cssWithin } from "../theme/css.ts";

/** In a card the text is small and the padding less. */
export const compact = css({
  paddingInline: `calc(${vars.space[3]} - 4px) ${vars.space[3]}`,
  paddingBlock: "0.625rem",
  fontSize: vars.text.small,
});

/** The words of the link stay together. */
export const link = css({ whiteSpace: "nowrap" });

/** Links to several bills, each on a line of its own, which is high enough to press (WCAG 2.5.8). */
export const links = css({ display: "grid", justifyItems: "start", gap: vars.space[1], marginBlockStart: vars.space[1] });

cssWithin(`${links} > a`, { minBlockSize: "1.5rem" });

/** Stands out among the links to the bills. */
export const phone = css({ fontWeight: vars.font.weight.semibold });
