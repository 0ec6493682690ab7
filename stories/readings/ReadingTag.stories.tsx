import { ReadingTag, readingStates } from "@favilla/design-system/readings/ReadingTag.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

const meta = {
  title: "Readings/ReadingTag",
  component: ReadingTag,
  argTypes: { state: { control: "select", options: readingStates } },
  tags: ["!autodocs"],
  args: { state: "open" },
} satisfies Meta<typeof ReadingTag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const All: Story = {
  render: () => (
    <div style={{ display: "flex", flexWrap: "wrap", gap: 8 }}>
      {readingStates.map((state) => (
        <ReadingTag key={state} state={state} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const words = [...canvasElement.querySelectorAll("[data-state]")].map((tag) => tag.textContent);
    await expect(new Set(words).size).toBe(readingStates.length);
  },
};

/** An unknown state is not shown as it is. */
export const Unknown: Story = {
  args: { state: "constructor" },
  play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent("Da verificare"),
};
