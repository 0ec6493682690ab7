import { NotificationBell } from "@favilla/design-system/layout/NotificationBell.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";

const meta = {
  title: "Layout/NotificationBell",
  component: NotificationBell,
  tags: ["!autodocs"],
  args: { count: 2, href: "#notifiche" },
} satisfies Meta<typeof NotificationBell>;

export default meta;
type Story = StoryObj<typeof meta>;

const named =
  (name: string): Story["play"] =>
  async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("link")).toHaveAccessibleName(name);
  };

export const Some: Story = { name: "Some [CH-05]", tags: ["pattern:link"], play: named("Notifiche, 2 da leggere") };

export const None: Story = {
  name: "None [CH-05] [CH-06]",
  tags: ["pattern:link"],
  args: { count: 0 },
  play: async (context) => {
    await named("Notifiche")?.(context);
    await expect(within(context.canvasElement).getByRole("link")).toHaveTextContent(/^Notifiche$/);
  },
};

export const Many: Story = {
  tags: ["pattern:link"],
  args: { count: 120 },
  play: async (context) => {
    await named("Notifiche, 120 da leggere")?.(context);
    await expect(within(context.canvasElement).getByText("99+")).toBeVisible();
  },
};

export const Keyboard: Story = {
  name: "Keyboard [DS-03]",
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole("link")).toHaveFocus();
  },
};

export const Hover: Story = { parameters: { pseudo: { hover: true } } };
export const Focus: Story = { parameters: { pseudo: { focusVisible: true } } };
