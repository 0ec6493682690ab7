import "@favilla/design-system/theme/favilla.css.ts";
import "@favilla/design-system/theme/brezza.css.ts";
import "@favilla/design-system/theme/wireframe.css.ts";
import * as de from "@favilla/design-system/locales/de.ts";
import * as en from "@favilla/design-system/locales/en.ts";
import { FavillaProvider } from "@favilla/design-system/theme/FavillaProvider.tsx";
import type { MessageOverrides } from "@favilla/design-system/theme/messages.ts";
import { loadPrivateRule } from "@favilla/design-system/theme/usePrivateParts.ts";
import type { Decorator, Preview } from "@storybook/react-vite";
import type { ArgTypesEnhancer } from "storybook/internal/types";
import { addons } from "storybook/preview-api";
import { configure } from "storybook/test";
import { axeTags } from "./axe.ts";
import { looks, modes, modesOfOwnWidth } from "./modes.ts";

// A busy machine is slow, not wrong: play functions wait four seconds for what appears, instead of one. Longer timers are those of
// components, which stories take hold of.
configure({ asyncUtilTimeout: 4000 });

/** Defined in test runs only. Not empty in the one that covers all looks except the first. */
const testedLooks = (import.meta.env as Record<string, string | undefined>)["VITE_STORY_LOOKS"];
const inOtherLooks = Boolean(testedLooks);

/** Texts and formats of each language of the toolbar. */
const languages: Readonly<Record<string, { readonly messages?: MessageOverrides; readonly locale: string }>> = {
  it: { locale: "it-IT" },
  en: { messages: en, locale: "en-GB" },
  de: { messages: de, locale: "de-IT" },
};

/** Gives a page of documentation the look of the toolbar, also one that draws no story. */
async function dressPages(): Promise<void> {
  const channel = await addons.ready();
  for (const event of ["setGlobals", "globalsUpdated"])
    channel.on(event, ({ globals: { brand, mode } }: { globals: Record<string, string> }) =>
      Object.assign(document.documentElement.dataset, { brand, mode }),
    );
}

void dressPages();

/** Sets the language, the brand and the mode on the root element and gives the provider, as a site does. */
const withLook: Decorator = (Story, { globals, parameters }) => {
  const root = document.documentElement;
  const language = String(globals["language"]);
  root.lang = language;
  root.dataset["brand"] = String(globals["brand"]);
  root.dataset["mode"] = String(globals["mode"]);
  return parameters["provider"] === false ? (
    <Story />
  ) : (
    <FavillaProvider {...languages[language]} discreet={globals["discreet"] === "on"} today={parameters["today"]}>
      <Story />
    </FavillaProvider>
  );
};

/**
 * Copies a story's own viewport to Chromatic's modes. An argTypes enhancer is the only hook that sees both the story's globals and its
 * parameters before Chromatic reads them.
 */
const takeOwnWidth: ArgTypesEnhancer = (context) => {
  const { argTypes, parameters, storyGlobals } = context as typeof context & { storyGlobals: object };
  if ("viewport" in storyGlobals) parameters["chromatic"] = { ...parameters["chromatic"], modes: modesOfOwnWidth };
  return argTypes;
};

type GlobalType = NonNullable<Preview["globalTypes"]>[string];
type ToolbarIcon = Extract<NonNullable<GlobalType["toolbar"]>, { icon?: unknown }>["icon"];

const choice = (name: string, icon: ToolbarIcon, items: [string, string][]): GlobalType => ({
  description: name,
  toolbar: { title: name, icon, dynamicTitle: true, items: items.map(([value, title]) => ({ value, title })) },
});

const preview: Preview = {
  decorators: [withLook],
  argTypesEnhancers: [takeOwnWidth],
  // A story shows what stands there once the rule of discreet mode has come.
  beforeAll: loadPrivateRule,
  afterEach: async ({ viewMode }) => {
    if (inOtherLooks && viewMode === "story") await (await import("./otherLooks.ts")).checkOtherLooks();
  },
  tags: ["autodocs"],
  globalTypes: {
    brand: choice("Brand", "paintbrush", [
      ["favilla", "Favilla"],
      ["brezza", "Brezza"],
      ["wireframe", "Wireframe"],
    ]),
    mode: choice("Mode", "contrast", [
      ["light", "Light"],
      ["dark", "Dark"],
      ["contrast", "High contrast"],
    ]),
    language: choice("Language", "globe", [
      ["it", "Italian"],
      ["en", "English"],
      ["de", "German"],
    ]),
    discreet: choice("Amounts and codes", "eye", [
      ["off", "Shown"],
      ["on", "Hidden"],
    ]),
  },
  initialGlobals: {
    ...looks[0],
    discreet: "off",
    language: "it",
    viewport: { value: "desktop", isRotated: false },
  },
  parameters: {
    a11y: {
      test: inOtherLooks ? "off" : "error",
      // The panel lists what passes too; a test does not read it, and to describe each element takes a good part of axe's time.
      options: { runOnly: axeTags, ...(testedLooks !== undefined && { resultTypes: ["violations"] }) },
      config: { rules: [{ id: "region", enabled: false }] },
    },
    chromatic: { modes, pauseAnimationAtEnd: true, prefersReducedMotion: "reduce" },
    layout: "padded",
    controls: { expanded: true },
    docs: { toc: { headingSelector: "h2", title: "On this page" } },
    options: {
      storySort: {
        order: [
          "Favilla",
          ["Start", "Which component", "All components", "Designer", "Developer", "Auditor"],
          "Pages",
          "Foundations",
          ["Overview", "Layout", "Elevation", "Icons", "Illustration", "Motion", "Dates and money"],
          "Patterns",
          ["Due date", "Estimate", "Looking ahead", "Success", "Failure", "Empty", "Filter", "Confirmation by SMS", "List and detail"],
          "Home",
          "Words",
          "Tokens",
          "Specification",
          "Theme",
          "Text",
          "Actions",
          "Layout",
          "Forms",
          "Feedback",
          "Overlays",
          "Disclosure",
          "Data",
          "Charts",
          "Bills",
          "Supplies",
          "Payments",
          "Vouchers",
          "Consumption",
          "Readings",
          "Account",
          "Access",
          "Legal",
        ],
      },
    },
    viewport: {
      options: {
        narrow: { name: "Narrow 320", styles: { width: "320px", height: "640px" } },
        phone: { name: "Phone 390", styles: { width: "390px", height: "844px" } },
        tablet: { name: "Tablet 768", styles: { width: "768px", height: "1024px" } },
        desktop: { name: "Desktop 1280", styles: { width: "1280px", height: "900px" } },
        widest: { name: "Desktop 1920", styles: { width: "1920px", height: "1080px" } },
      },
    },
  },
};

export default preview;
