import { VisuallyHidden } from "@favilla/design-system/text/VisuallyHidden.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";

const meta = {
  title: "Text/VisuallyHidden",
  component: VisuallyHidden,
  tags: ["!autodocs"],
  args: { children: "della bolletta 2026 / 1045231" },
  render: (args) => (
    <button type="button" style={{ minBlockSize: 44 }}>
      Scarica <VisuallyHidden {...args} />
    </button>
  ),
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Screen readers read the whole text, but only a part is visible. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole("button", { name: "Scarica della bolletta 2026 / 1045231" });
    await expect(button.querySelector("span")?.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};

/** A heading for the outline only. */
export const AsHeading: Story = {
  args: { as: "h2", children: "Filtri attivi" },
  render: (args) => <VisuallyHidden {...args} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("heading", { level: 2, name: "Filtri attivi" })).toBeInTheDocument();
  },
};
