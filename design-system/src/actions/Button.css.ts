import { vars } from "@favilla/tokens";
import { css, cssVariants, media } from "../theme/css.ts";

export const button = css({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space[2],
  // In large text on a narrow screen the sides leave room for the words, and a word that is longer than the screen breaks.
  maxInlineSize: "100%",
  minBlockSize: vars.control.height,
  paddingInline: `min(${vars.button.paddingInline}, 7.5vw)`,
  paddingBlock: vars.space[2],
  border: `${vars.control.borderWidth} solid transparent`,
  borderRadius: vars.button.radius,
  fontWeight: vars.font.weight.semibold,
  lineHeight: vars.font.leading.tight,
  overflowWrap: "anywhere",
  textAlign: "center",
  textDecoration: "none",
  cursor: "pointer",
  selectors: {
    "&:disabled": { cursor: "not-allowed", opacity: 0.55 },
    // A button that keeps its focus although it can't be pressed now. A loading one has a look of its own.
    '&[aria-disabled="true"]:not([data-loading])': { cursor: "not-allowed", opacity: 0.55 },
    '&[data-loading="true"]': { cursor: "progress" },
  },
  "@media": {
    [media.motion]: { transition: `background-color ${vars.motion.duration.fast} ${vars.motion.easing}` },
    // A printed page has nothing to press.
    [media.print]: { display: "none" },
    [media.forcedColors]: { borderColor: "ButtonText" },
  },
});

/** While the button loads, the hidden label stays in the same grid cell and keeps the button's width. */
export const layers = css({ display: "grid" });

const oneLayer = { gridArea: "1 / 1", display: "inline-flex", alignItems: "center", justifyContent: "center", gap: vars.space[2] } as const;

export const layer = css(oneLayer);
export const resting = css({ ...oneLayer, visibility: "hidden" });

const filled = (background: string, hover: string, pressed: string, color: string) => ({
  background,
  color,
  selectors: { "&:hover:not(:disabled)": { background: hover }, "&:active:not(:disabled)": { background: pressed } },
});

const outlined = (color: string, borderColor: string) => ({
  background: "transparent",
  color,
  borderColor,
  selectors: {
    "&:hover:not(:disabled)": { background: vars.color.sunken },
    "&:active:not(:disabled)": { borderColor: vars.color.text },
  },
});

const action = filled(vars.color.action, vars.color.actionHover, vars.color.actionPressed, vars.color.onAction);

export const variants = cssVariants({
  primary: {
    ...action,
    // In high contrast the fill is as dark as a dark panel (Card.tsx).
    selectors: { ...action.selectors, '[data-tone="night"] &': { borderColor: vars.color.nightEdge } },
  },
  secondary: outlined(vars.color.text, vars.color.controlBorder),
  quiet: { ...outlined(vars.color.text, "transparent"), background: vars.color.sunken },
  ghost: { ...outlined(vars.color.link, "transparent"), paddingInline: vars.space[2] },
  link: {
    minBlockSize: vars.control.target,
    paddingInline: 0,
    borderWidth: 0,
    background: "transparent",
    color: vars.color.link,
    selectors: { "&:hover:not(:disabled)": { color: vars.color.linkHover, textDecoration: "underline" } },
  },
  // An outline, where the primary button is filled: the two are told apart without their hues.
  destructive: {
    background: "transparent",
    color: vars.color.danger,
    borderColor: "currentColor",
    borderWidth: "2px",
    selectors: {
      "&:hover:not(:disabled)": { background: vars.color.danger, borderColor: vars.color.danger, color: vars.color.onDanger },
      "&:active:not(:disabled)": { background: vars.color.dangerHover, borderColor: vars.color.dangerHover, color: vars.color.onDanger },
    },
  },
});

export const small = css({
  minBlockSize: vars.control.heightSmall,
  paddingInline: vars.space[4],
  fontSize: vars.text.small,
  "@media": { [media.touch]: { minBlockSize: vars.control.target } },
});

export const wide = css({ inlineSize: "100%" });
