import { vars } from "@favilla/tokens";
import { card } from "../layout/Card.css.ts";
import { css, media } from "../theme/css.ts";

export const history = css({ selectors: { [`${card}&`]: { paddingBlock: 0 } } });

/** The whole row is a link to the detail. */
export const row = css({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  gap: `${vars.space[1]} ${vars.space[4]}`,
  "@media": { [media.tablet]: { gridTemplateColumns: "minmax(0, 1fr) auto auto" } },
  paddingBlock: vars.space[4],
  selectors: { "& + &": { borderBlockStart: `1px solid ${vars.color.border}` } },
});

export const words = css({ minInlineSize: 0, overflowWrap: "anywhere" });

export const link = css({
  fontSize: vars.text.lead,
  fontWeight: vars.font.weight.semibold,
  selectors: {
    "&&": { textDecorationLine: "none", color: vars.color.text },
    "&::after": { content: "", position: "absolute", inset: 0 },
  },
});

export const fact = css({ color: vars.color.textMuted, fontSize: vars.text.small });

/** Below the text on a phone. */
export const tag = css({
  gridColumn: 1,
  justifySelf: "start",
  "@media": { [media.tablet]: { gridArea: "1 / 2", justifySelf: "end" } },
});

export const chevron = css({
  gridArea: "1 / 2 / span 2",
  color: vars.color.textMuted,
  fontSize: vars.text.section,
  "@media": { [media.tablet]: { gridArea: "1 / 3" }, [media.print]: { display: "none" } },
});
