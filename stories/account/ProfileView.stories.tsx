import { ProfileView } from "@favilla/design-system/account/ProfileView.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { asPage, loaded, loading } from "../layout/page.tsx";

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

/** Name and number stand in their rows; without a number the row says what its page is about. */
export const PresentValues: Story = {
  name: "Present values [PF-38]",
  args: { load: loaded({ name: "Giulia", surname: "Esempio", phone: null }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole("link", { name: /^I miei dati/ })).toHaveAccessibleName(/Giulia\W+Esempio/);
    await expect(page.getByRole("link", { name: /^I miei recapiti/ })).toHaveAccessibleName("I miei recapiti Telefono, e-mail e avvisi");
  },
};

export const Coming: Story = { args: { load: loading } };

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
