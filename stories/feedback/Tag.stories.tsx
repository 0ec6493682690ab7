import { Tag, tagTones } from "@favilla/design-system/feedback/Tag.tsx";
import { CheckIcon } from "@favilla/design-system/icons/CheckIcon.ts";
import { ClockIcon } from "@favilla/design-system/icons/ClockIcon.ts";
import { WarningIcon } from "@favilla/design-system/icons/WarningIcon.ts";
import { Slot } from "@favilla/design-system/theme/Slot.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";

const meta = {
  title: "Feedback/Tag",
  component: Tag,
  argTypes: { tone: { control: "select", options: tagTones } },
  tags: ["!autodocs"],
  args: { tone: "positive", icon: CheckIcon, children: "Attiva" },
} satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const tag = within(canvasElement).getByText("Attiva");
    await expect(tag).toHaveAttribute("data-tone", "positive");
    await expect(Math.round(tag.getBoundingClientRect().height)).toBe(28);
  },
};

/** A `dd` element as tag. */
export const AsChild: Story = {
  render: () => (
    <dl>
      <dt>Stato</dt>
      <Tag asChild={Slot} tone="positive" icon={CheckIcon}>
        <dd>Attiva</dd>
      </Tag>
    </dl>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("definition")).toHaveAttribute("data-tone", "positive");
  },
};

export const Tones: Story = {
  render: () => (
    <div style={{ display: "flex", flexWrap: "wrap", gap: 8 }}>
      <Tag tone="positive" icon={CheckIcon}>
        Attiva
      </Tag>
      <Tag tone="warning" icon={ClockIcon}>
        In attivazione
      </Tag>
      <Tag tone="negative" icon={WarningIcon}>
        Sospesa
      </Tag>
      <Tag icon={ClockIcon}>Chiusa</Tag>
      <Tag>Nuova</Tag>
    </div>
  ),
};

export const LongText: Story = {
  globals: { viewport: { value: "narrow" } },
  args: { tone: "warning", icon: ClockIcon, children: "In attesa della conferma del distributore di zona" },
};
