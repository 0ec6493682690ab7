import { CookiesView } from "@favilla/design-system/legal/CookiesView.tsx";
import type { StoredThing } from "@favilla/design-system/legal/storedThing.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { fits } from "../account/sample.ts";
import { asPublicPage } from "../layout/page.tsx";

const stored: readonly StoredThing[] = [
  { key: "favilla.authentication", place: "local", name: "session" },
  { key: "favilla.mode", place: "local", name: "mode" },
  { key: "favilla.language", place: "local", name: "language" },
  { key: "favilla.discreet", place: "local", name: "discreet" },
  { key: "favilla.reported.", place: "local", name: "reported" },
  { key: "favilla.drafts", place: "tab", name: "drafts" },
  { key: "favilla.dismissed.", place: "tab", name: "dismissed" },
];

const meta = {
  title: "Legal/CookiesView",
  component: CookiesView,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  decorators: asPublicPage,
  args: {
    title: "Cookie e memoria del browser",
    cookies: false,
    stored,
    maps: true,
    telemetry: false,
    privacyHref: "#privacy",
  },
} satisfies Meta<typeof CookiesView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "No cookies [CH-20]",
  tags: ["pattern:link"],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole("heading", { level: 2, name: "Nessun cookie, nessun banner" })).toBeVisible();
    for (const { key } of stored)
      await expect(page.getByText(new RegExp(`Nome tecnico: ${key.replace(/\.$/, "")}$`.replaceAll(".", "\\.")))).toBeVisible();
    await expect(page.queryByText("La chiave del tuo accesso")).not.toBeInTheDocument();
  },
};

/** The tokens of the session are in cookies, and reports are sent. */
export const WithCookies: Story = {
  args: { cookies: true, maps: false, telemetry: true },
  play: async ({ canvasElement }) =>
    expect(within(canvasElement).getByRole("heading", { level: 3, name: "La chiave del tuo accesso" })).toBeVisible(),
};

/** Something that only this site stores has the site's own words. */
export const OwnThing: Story = {
  name: "A thing of the site's own [DS-73]",
  args: {
    stored: [
      ...stored,
      {
        key: "shop.basket",
        place: "local",
        title: "Il carrello",
        text: "Ti fa ritrovare quello che hai scelto nel negozio.",
        time: "Trenta giorni.",
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole("heading", { level: 3, name: "Il carrello" })).toBeVisible();
    await expect(page.getByText("Trenta giorni.")).toBeVisible();
    await expect(page.getByText("Sta nel browser, per tutte le schede. Nome tecnico: shop.basket")).toBeVisible();
  },
};

export const Narrow: Story = {
  args: { cookies: true, maps: false, telemetry: true },
  globals: { viewport: { value: "narrow" } },
  play: fits,
};
