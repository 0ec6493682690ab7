import { GuestHeader } from "@favilla/design-system/layout/GuestHeader.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { brandLogo } from "./sample.tsx";

const meta = {
  title: "Layout/GuestHeader",
  component: GuestHeader,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  args: { homeHref: "#login", loginHref: "#login" },
  render: (args, { globals }) => <GuestHeader {...args} brand={brandLogo(globals["brand"])} />,
} satisfies Meta<typeof GuestHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutLogin: Story = {
  name: "Without sign-in [CH-10]",
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("link", { name: "Accedi" })).toBeNull();
  },
};

export const WithLogin: Story = {
  name: "With sign-in [CH-10]",
  tags: ["pattern:link"],
  args: { showLogin: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("link", { name: "Accedi" })).toHaveAttribute("href", "#login");
  },
};

/** A signed-in customer on a page that needs no session. */
export const SignedIn: Story = {
  name: "Signed in [VC-37]",
  tags: ["pattern:link"],
  args: { accountHref: "#home" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("link", { name: "La tua area" })).toHaveAttribute("href", "#home");
    await expect(within(canvasElement).queryByRole("link", { name: "Accedi" })).toBeNull();
  },
};

/** Without an address the logo is not a link. */
export const LogoAlone: Story = { args: { homeHref: undefined } };

export const Narrow: Story = { args: { showLogin: true }, globals: { viewport: { value: "narrow" } } };
