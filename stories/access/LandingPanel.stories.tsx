import { LandingPanel } from "@favilla/design-system/access/LandingPanel.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { press } from "../realKeys.ts";

const meta = {
  title: "Access/LandingPanel",
  component: LandingPanel,
  tags: ["!autodocs"],
  args: { signInHref: "#accedi", registerHref: "#registrazione" },
} satisfies Meta<typeof LandingPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Default [AC-14]",
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole("listitem")).toHaveLength(3);
    await expect(within(canvasElement).getByRole("heading", { level: 1 })).toBeVisible();
  },
};

export const Keyboard: Story = {
  name: "Keyboard [DS-03]",
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await press("{Tab}");
    await expect(canvas.getByRole("link", { name: "Registrati" })).toHaveFocus();
    await press("{Tab}");
    await expect(canvas.getByRole("link", { name: "Accedi" })).toHaveFocus();
  },
};

export const OtherCampaign: Story = {
  args: {
    title: "Precipitevolissimevolmente: la promozione del Condominio Campione",
    description: "Una sola pagina per tutto quello che serve.",
    steps: [{ title: "Accedi", text: "Con la tua e-mail." }],
  },
};

export const Phone: Story = { globals: { viewport: { value: "phone" } } };
export const Narrow: Story = {
  ...OtherCampaign,
  globals: { viewport: { value: "narrow" } },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
};
