import { favilla } from "@favilla/tokens";
import { addons } from "storybook/manager-api";
import { create } from "storybook/theming/create";

const { color } = favilla.light;

/** The library's own brand around its pages: paper, ink and ember of its light mode. */
addons.setConfig({
  theme: create({
    base: "light",
    brandTitle: "Favilla",
    brandUrl: "?path=/docs/favilla-start--docs",
    brandTarget: "_self",
    colorPrimary: color.action,
    colorSecondary: color.action,
    appBg: color.background,
    appContentBg: color.surface,
    appPreviewBg: color.surface,
    appBorderColor: color.border,
    appBorderRadius: 10,
    textColor: color.text,
    textMutedColor: color.textMuted,
    barTextColor: color.textMuted,
    barHoverColor: color.action,
    barSelectedColor: color.action,
    barBg: color.surface,
    inputBorder: color.controlBorder,
    inputBorderRadius: 10,
  }),
  sidebar: { showRoots: true },
});
