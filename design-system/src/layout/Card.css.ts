import { vars } from "@favilla/tokens";
import { css, cssVariants, media } from "../theme/css.ts";

const surface = {
  background: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
};

/** In large text on a narrow screen the sides leave room for the words. */
const padding = (each: string, most: string) => `${each} min(${each}, ${most})`;

export const card = css({
  ...surface,
  padding: padding(vars.card.padding, "5vw"),
  borderRadius: vars.card.radius,
  boxShadow: vars.shadow.card,
});

export const panel = css({ padding: padding(vars.panel.padding, "6.25vw"), borderRadius: vars.panel.radius });

/** Maximum width of content that is read line by line. Single columns of cards and text end at the same edge on every page. */
export const columnWidth = "46rem";

export const narrow = css({ maxInlineSize: columnWidth });

/** On a dark panel, the colours of text, links, borders and focus are overridden for everything inside. Paper keeps its dark ground. */
export const tones = cssVariants({
  plain: surface,
  night: {
    vars: {
      [vars.color.text]: vars.color.onNight,
      [vars.color.textMuted]: vars.color.onNightMuted,
      [vars.color.link]: vars.color.onNight,
      [vars.color.linkHover]: vars.color.onNightMuted,
      [vars.color.controlBorder]: vars.color.onNightMuted,
      [vars.color.focus]: vars.color.onNight,
      [vars.color.sunken]: vars.color.nightGlyph,
    },
    background: vars.color.night,
    color: vars.color.text,
    printColorAdjust: "exact",
    "@media": { [media.forcedColors]: { border: "1px solid" } },
  },
});
