import { Heading, headingSizes } from "@favilla/design-system/text/Heading.tsx";
import { headingLevels } from "@favilla/design-system/text/headingLevel.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";

const meta = {
  title: "Text/Heading",
  component: Heading,
  argTypes: { headingLevel: { control: "select", options: headingLevels }, size: { control: "select", options: headingSizes } },
  tags: ["!autodocs"],
  args: { headingLevel: 1, children: "Le tue bollette" },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Levels: Story = {
  render: () => (
    <div style={{ display: "grid", gap: 16 }}>
      <Heading headingLevel={1}>Consumi</Heading>
      <Heading headingLevel={2}>Le ultime bollette</Heading>
      <Heading headingLevel={3}>Casa di Bologna</Heading>
      <Heading headingLevel={4}>Fascia F1</Heading>
    </div>
  ),
};

/** The size changes, but not the heading level. */
export const OtherSize: Story = {
  args: { headingLevel: 1, size: "section", children: "Pagina non trovata" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("heading", { level: 1 })).toBeVisible();
  },
};

export const LongText: Story = {
  globals: { viewport: { value: "narrow" } },
  args: { children: "Condominio Campione di Via dell’Immaginazione Contemporanea 128, scala destra" },
};
