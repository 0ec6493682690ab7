import { StatusText } from "@favilla/design-system/feedback/StatusText.tsx";
import { tagTones } from "@favilla/design-system/feedback/Tag.tsx";
import { CheckIcon } from "@favilla/design-system/icons/CheckIcon.ts";
import { ClockIcon } from "@favilla/design-system/icons/ClockIcon.ts";
import { DebitIcon } from "@favilla/design-system/icons/DebitIcon.ts";
import { WarningIcon } from "@favilla/design-system/icons/WarningIcon.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";

const meta = {
  title: "Feedback/StatusText",
  component: StatusText,
  argTypes: { tone: { control: "select", options: tagTones } },
  tags: ["!autodocs"],
  args: { tone: "negative", icon: WarningIcon, children: "Scaduta da 19 giorni" },
} satisfies Meta<typeof StatusText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Scaduta da 19 giorni")).toHaveAttribute("data-tone", "negative");
  },
};

export const Tones: Story = {
  render: () => (
    <ul style={{ display: "grid", gap: 12 }}>
      <li>
        <StatusText tone="negative" icon={WarningIcon}>
          Scaduta da 19 giorni
        </StatusText>
      </li>
      <li>
        <StatusText tone="warning" icon={ClockIcon}>
          Scade tra 6 giorni
        </StatusText>
      </li>
      <li>
        <StatusText icon={DebitIcon}>Addebito il 13 dicembre</StatusText>
      </li>
      <li>
        <StatusText tone="positive" icon={CheckIcon}>
          Pagata il 4 ottobre
        </StatusText>
      </li>
    </ul>
  ),
};

export const LongText: Story = {
  globals: { viewport: { value: "narrow" } },
  args: { children: "Scaduta da 19 giorni, e il distributore di zona non ci ha ancora detto se la lettura va bene" },
};
