import { PasswordUpdatedView } from "@favilla/design-system/access/PasswordUpdatedView.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { asPublicPage } from "../layout/page.tsx";

const meta = {
  title: "Access/PasswordUpdatedView",
  component: PasswordUpdatedView,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  decorators: asPublicPage,
  args: {
    updated: true,
    signInHref: "#accedi",
    forgotPassword: { href: "#password", label: "Recupera la password" },
  },
} satisfies Meta<typeof PasswordUpdatedView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) =>
    expect(within(within(canvasElement).getByRole("main")).getByRole("link", { name: /Accedi/ })).toHaveAttribute("href", "#accedi"),
};

/** The address of a changed password, opened without a change. */
export const OpenedDirectly: Story = {
  name: "Password updated, opened directly [RT-31]",
  args: { updated: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("heading", { level: 1 })).toHaveTextContent("Hai una nuova password?");
    await expect(within(canvasElement).getByRole("link", { name: "Recupera la password" })).toHaveAttribute("href", "#password");
  },
};

export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
