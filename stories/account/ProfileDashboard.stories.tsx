import { ProfileDashboard } from "@favilla/design-system/account/ProfileDashboard.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { press } from "../realKeys.ts";
import { fits } from "./sample.ts";

const meta = {
  title: "Account/ProfileDashboard",
  component: ProfileDashboard,
  tags: ["!autodocs"],
  args: {
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
} satisfies Meta<typeof ProfileDashboard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "All pages [PF-01, PF-18]",
  play: async ({ canvasElement, args }) => {
    const links = within(canvasElement).getAllByRole("link");
    await expect(links.map((link) => link.getAttribute("href"))).toEqual(Object.values(args.hrefs));
    await expect(links[0]).toHaveAccessibleName("Credenziali E-mail e password con cui accedi");
  },
};

/** For a retailer without account statement. */
export const FivePages: Story = {
  args: {
    hrefs: { credentials: "#credenziali", personalData: "#dati", contacts: "#recapiti", residence: "#indirizzo", consents: "#consensi" },
  },
  play: async ({ canvasElement }) => expect(within(canvasElement).queryByRole("link", { name: /^Estratto conto/ })).toBeNull(),
};

/** Tab moves from row to row in reading order. */
export const Keyboard: Story = {
  name: "Keyboard [DS-03]",
  play: async ({ canvasElement }) => {
    for (const link of within(canvasElement).getAllByRole("link")) {
      await press("{Tab}");
      await expect(link).toHaveFocus();
    }
  },
};

export const Narrow: Story = { globals: { viewport: { value: "narrow" } }, play: fits };
export const Hover: Story = { parameters: { pseudo: { hover: "a" } } };
export const Focus: Story = { parameters: { pseudo: { focusVisible: "a" } } };
