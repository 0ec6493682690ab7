import { MaintenancePanel, maintenanceReasons } from "@favilla/design-system/access/MaintenancePanel.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { press } from "../realKeys.ts";

const meta = {
  title: "Access/MaintenancePanel",
  component: MaintenancePanel,
  argTypes: { reason: { control: "select", options: maintenanceReasons } },
  tags: ["!autodocs"],
  args: { reason: "maintenance", signInHref: "#accedi" },
} satisfies Meta<typeof MaintenancePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Maintenance: Story = {
  name: "Maintenance [CH-13] [AC-14]",
  play: async ({ canvasElement }) => expect(within(canvasElement).getByRole("link", { name: "Accedi" })).toHaveAttribute("href", "#accedi"),
};

export const Unreachable: Story = { name: "Unreachable [CH-13]", args: { reason: "unreachable", onRetry: fn() } };
export const Updating: Story = { name: "Updating [CH-13]", args: { reason: "updating", onRetry: fn() } };

export const Keyboard: Story = {
  name: "Keyboard [DS-03]",
  args: { reason: "unreachable", onRetry: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await press("{Tab}");
    await expect(canvas.getByRole("link", { name: "Accedi" })).toHaveFocus();
    await press("{Tab}");
    await expect(canvas.getByRole("button", { name: "Riprova" })).toHaveFocus();
    await press("{Enter}");
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Retrying: Story = { args: { reason: "unreachable", onRetry: fn(), retrying: true } };
export const Narrow: Story = { ...Updating, name: "Narrow", globals: { viewport: { value: "narrow" } } };
