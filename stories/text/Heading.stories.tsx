import { Heading, headingSizes } from "@favilla/design-system/text/Heading.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";

const meta = {
  title: "Text/Heading",
  component: Heading,
  argTypes: { size: { control: "select", options: headingSizes } },
  tags: ["!autodocs"],
  args: { level: 1, children: "Le tue bollette" },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Levels: Story = {
  render: () => (
    <div style={{ display: "grid", gap: 16 }}>
      <Heading level={1}>Consumi</Heading>
      <Heading level={2}>Le ultime bollette</Heading>
      <Heading level={3}>Casa di Bologna</Heading>
      <Heading level={4}>Fascia F1</Heading>
    </div>
  ),
};

/** The size changes, but not the heading level. */
export const OtherSize: Story = {
  args: { level: 1, size: "section", children: "Pagina non trovata" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("heading", { level: 1 })).toBeVisible();
  },
};

export const LongText: Story = {
  globals: { viewport: { value: "narrow" } },
  args: { children: "Condominio Campione di Via dell’Immaginazione Contemporanea 128, scala destra" },
};
