import { favilla } from "@favilla/tokens";
import { addons, types } from "storybook/manager-api";
import { create } from "storybook/theming/create";
import { withoutIds } from "../stories/requirements.ts";
import { RequirementBadges } from "./RequirementBadges.ts";

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
  // The ids of the ledger are found by the search, and read as badges: in the toolbar, and on the component's page.
  sidebar: { showRoots: true, renderLabel: ({ name }) => withoutIds(name) },
});

addons.register("favilla/requirements", () =>
  addons.add("favilla/requirements/tool", {
    type: types.TOOL,
    title: "Requirements",
    match: ({ viewMode }) => viewMode === "story",
    render: RequirementBadges,
  }),
);
