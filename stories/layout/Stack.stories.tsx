import { Card } from "@favilla/design-system/layout/Card.tsx";
import { gapSteps } from "@favilla/design-system/layout/gapSteps.ts";
import { Grid, Inline, Stack } from "@favilla/design-system/layout/Stack.tsx";
import { Heading } from "@favilla/design-system/text/Heading.tsx";
import { Link } from "@favilla/design-system/text/Link.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

const cards = ["Gennaio", "Febbraio", "Marzo", "Aprile"].map((month) => <Card key={month}>{month}</Card>);

const meta = {
  title: "Layout/Stack, Inline, Grid",
  component: Stack,
  argTypes: { gap: { control: "select", options: gapSteps } },
  subcomponents: { Inline, Grid },
  tags: ["!autodocs"],
  args: { gap: 4, children: cards },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

const columns = (canvasElement: HTMLElement) =>
  getComputedStyle(canvasElement.firstElementChild as Element).gridTemplateColumns.split(" ").length;

export const UnderOneAnother: Story = {};

export const BesideOneAnother: Story = { render: (args) => <Inline {...args} /> };

/** A section's title and its link, pushed apart. */
export const Spread: Story = {
  render: () => (
    <Inline spread>
      <Heading headingLevel={2}>Le ultime bollette</Heading>
      <Link href="#bollette" icon="arrow">
        Tutte le bollette
      </Link>
    </Inline>
  ),
};

export const Columns: Story = {
  render: (args) => <Grid {...args} columns={4} />,
  play: async ({ canvasElement }) => expect(columns(canvasElement)).toBe(4),
};

export const ColumnsOnTablet: Story = {
  ...Columns,
  globals: { viewport: { value: "tablet" } },
  play: async ({ canvasElement }) => expect(columns(canvasElement)).toBe(2),
};

export const ColumnsOnPhone: Story = {
  ...Columns,
  globals: { viewport: { value: "narrow" } },
  play: async ({ canvasElement }) => expect(columns(canvasElement)).toBe(1),
};

/** The content wraps instead of widening the page. */
export const LongText: Story = {
  ...Spread,
  globals: { viewport: { value: "narrow" } },
  render: () => (
    <Inline spread>
      <Heading headingLevel={2}>Le bollette della fornitura di Castelfittizio sul Campione</Heading>
      <Link href="#bollette" icon="arrow">
        Tutte le bollette della fornitura
      </Link>
    </Inline>
  ),
};
