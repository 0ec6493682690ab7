import { Card } from "@favilla/design-system/layout/Card.tsx";
import { Stack } from "@favilla/design-system/layout/Stack.tsx";
import { Heading } from "@favilla/design-system/text/Heading.tsx";
import { Text } from "@favilla/design-system/text/Text.tsx";
import { Slot } from "@favilla/design-system/theme/Slot.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";

const meta = {
  title: "Layout/Card",
  component: Card,
  tags: ["!autodocs"],
  args: {
    as: "article",
    children: (
      <Stack gap={1}>
        <Heading headingLevel={2} size="small">
          Casa di Bologna
        </Heading>
        <Text tone="muted">Via Fittizia 8, Bologna</Text>
      </Stack>
    ),
  },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneThing: Story = {};

/** Another element as the surface. */
export const AsChild: Story = {
  render: (args) => (
    <Card asChild={Slot}>
      <figure>{args.children}</figure>
    </Card>
  ),
  play: async ({ canvasElement }) => {
    const surface = within(canvasElement).getByRole("figure");
    await expect(surface).toBeVisible();
    await expect(getComputedStyle(surface).borderTopWidth).toBe("1px");
  },
};

export const List: Story = {
  render: () => (
    <Stack as="ul" gap={3}>
      {["Casa di Bologna", "Via dei Tigli 14", "Casa al mare"].map((supply) => (
        <Card as="li" key={supply}>
          {supply}
        </Card>
      ))}
    </Stack>
  ),
};

export const LongText: Story = {
  globals: { viewport: { value: "narrow" } },
  args: { children: "Condominio Campione di Castelfittizio sul Campione, scala B, interno 12, fornitura delle parti comuni" },
};
