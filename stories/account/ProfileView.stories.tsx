import { ProfileView } from "@favilla/design-system/account/ProfileView.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { asPage } from "../layout/page.tsx";

const meta = {
  title: "Account/ProfileView",
  component: ProfileView,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  decorators: asPage("profile"),
  args: {
    title: "Profilo",
    hrefs: {
      credentials: "#credenziali",
      personalData: "#dati",
      contacts: "#recapiti",
      residence: "#indirizzo",
      consents: "#consensi",
      statement: "#estratto",
      changes: "#modifiche",
    },
  },
} satisfies Meta<typeof ProfileView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["pattern:link"],
  play: async ({ canvasElement }) => expect(within(canvasElement).getByRole("link", { name: /^Estratto conto/ })).toBeVisible(),
};

/** A page without an address is not offered. */
export const WithoutStatement: Story = {
  args: { hrefs: { credentials: "#credenziali", personalData: "#dati" } },
  play: async ({ canvasElement }) => expect(within(canvasElement).queryByRole("link", { name: /^Estratto conto/ })).toBeNull(),
};

export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
