import { Panel, panelTones } from "@favilla/design-system/layout/Card.tsx";
import { Stack } from "@favilla/design-system/layout/Stack.tsx";
import { Heading } from "@favilla/design-system/text/Heading.tsx";
import { Link } from "@favilla/design-system/text/Link.tsx";
import { Text } from "@favilla/design-system/text/Text.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { readingPanel } from "./sample.tsx";

const meta = {
  title: "Layout/Panel",
  component: Panel,
  argTypes: { tone: { control: "select", options: panelTones } },
  tags: ["!autodocs"],
  args: {
    as: "section",
    "aria-label": "Consumi",
    children: (
      <Stack gap={2}>
        <Heading headingLevel={2}>Da gennaio a marzo hai consumato 412 kWh</Heading>
        <Text tone="muted">Il 41% in fascia F1, quando l’energia costa di più.</Text>
        <Link href="#consumi" icon="arrow">
          Vedi i consumi
        </Link>
      </Stack>
    ),
  },
} satisfies Meta<typeof Panel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

/** The width is limited to a comfortable line length. */
export const NarrowPanel: Story = { args: { narrow: true } };

export const Night: Story = { args: { tone: "night" } };

/** Text, links and the focus ring automatically have the colours for dark panels. */
export const NightFocus: Story = { ...Night, parameters: { pseudo: { focusVisible: ["a"] } } };

export const ThingToDo: Story = { render: () => readingPanel };

export const Narrow: Story = { ...ThingToDo, globals: { viewport: { value: "narrow" } } };
