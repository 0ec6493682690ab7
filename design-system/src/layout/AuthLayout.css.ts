import { vars } from "@favilla/tokens";
import { css, media } from "../theme/css.ts";

export const auth = css({ display: "grid", flexGrow: 1, gap: vars.space[16] });

export const beside = css({ "@media": { [media.desktop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } } });

/** One column as wide as a form, centred in the free space. On a phone it starts at the same place as on every other page. */
export const form = css({
  display: "flex",
  flexDirection: "column",
  justifyContent: "center",
  gap: vars.space[6],
  inlineSize: "100%",
  maxInlineSize: "26rem",
  marginInline: "auto",
  "@media": { [`not ${media.tablet}`]: { justifyContent: "flex-start" } },
});

const disc = (color: string, radius: string) => `radial-gradient(circle at 100% 0, ${color} ${radius}, transparent calc(${radius} + 1px))`;

/** Text at the bottom of the panel, below a light in the corner. */
export const message = css({
  display: "flex",
  flexDirection: "column",
  justifyContent: "flex-end",
  gap: vars.space[3],
  minBlockSize: "30rem",
  padding: vars.space[10],
  backgroundImage: [disc(vars.color.nightAccent, "5rem"), disc(vars.color.nightGlyph, "9rem")].join(),
  "@media": { [`not ${media.desktop}`]: { display: "none" } },
});

/** Beside a picture that comes later the form keeps its place. */
export const still = css({
  "@media": { [media.desktop]: { justifyContent: "flex-start", paddingBlockStart: vars.space[16] } },
});

/** The dark panel with a picture of the product, whose cards keep the colours of the page. */
export const side = css({
  display: "flex",
  alignSelf: "start",
  flexDirection: "column",
  gap: vars.space[6],
  minBlockSize: "43rem",
  padding: `${vars.space[8]} ${vars.space[10]}`,
  background: vars.color.night,
  borderRadius: vars.panel.radius,
  printColorAdjust: "exact",
  "@media": {
    [`not ${media.desktop}`]: { display: "none" },
    [media.forcedColors]: { border: "1px solid" },
  },
});

export const lead = css({ display: "grid", gap: vars.space[1], color: vars.color.onNight });

export const quiet = css({ color: vars.color.onNightMuted });

export const words = css({
  fontSize: vars.text.title,
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.leading.tight,
  textWrap: "balance",
});
