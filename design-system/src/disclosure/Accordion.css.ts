import { vars } from "@favilla/tokens";
import { css, cssWithin, media } from "../theme/css.ts";

export const accordion = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[3] });

export const item = css({
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.card.radius,
  background: vars.color.surface,
});

/** Items as rows of one card. */
export const group = css({
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.card.radius,
  background: vars.color.surface,
  boxShadow: vars.shadow.card,
});
export const row = css({});
cssWithin(`${row} + ${row}`, { borderBlockStart: `1px solid ${vars.color.border}` });

export const heading = css({ fontSize: vars.text.lead, fontWeight: vars.font.weight.semibold, lineHeight: vars.font.leading.tight });

const button = {
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[4],
  inlineSize: "100%",
  minBlockSize: vars.space[16],
  paddingInline: vars.card.padding,
  paddingBlock: vars.space[3],
  borderRadius: vars.card.radius,
  color: vars.color.text,
  textAlign: "start",
} as const;

export const trigger = css({ ...button, selectors: { "&:hover": { background: vars.color.sunken } } });

/** A placeholder opens nothing. */
export const still = css(button);

export const title = css({ minInlineSize: 0, overflowWrap: "anywhere" });

/** On its own line, above it a space that separates it from the title for assistive technology. */
export const value = css({
  display: "block",
  marginBlockStart: vars.space[1],
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  fontWeight: vars.font.weight.regular,
});

export const chevron = css({
  flexShrink: 0,
  selectors: { '[data-state="open"] > &, [data-state="open"] > * > &': { transform: "rotate(180deg)" } },
  "@media": {
    [media.motion]: { transition: `transform ${vars.motion.duration.fast} ${vars.motion.easing}` },
    [media.print]: { display: "none" },
  },
});

export const content = css({
  paddingInline: vars.card.padding,
  paddingBlock: `${vars.space[2]} ${vars.card.padding}`,
  selectors: { "&:empty": { display: "none" } },
});
