import { SegmentedControl } from "@favilla/design-system/actions/SegmentedControl.tsx";
import { ChartIcon } from "@favilla/design-system/icons/ChartIcon.ts";
import { TableIcon } from "@favilla/design-system/icons/TableIcon.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { useControlled } from "../forms/useControlled.ts";
import { press } from "../realKeys.ts";

const meta = {
  title: "Actions/SegmentedControl",
  component: SegmentedControl<string>,
  tags: ["!autodocs"],
  args: {
    legend: "Come vuoi vedere i consumi",
    options: [
      { value: "chart", label: "Grafico" },
      { value: "table", label: "Tabella" },
    ],
    value: "chart",
    onChange: fn(),
  },
  render: function Controlled(args) {
    return <SegmentedControl {...args} {...useControlled(args)} />;
  },
} satisfies Meta<typeof SegmentedControl<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

const radio = (canvasElement: HTMLElement, name: string) => within(canvasElement).getByRole("radio", { name });

export const Default: Story = {
  tags: ["pattern:radio-group"],
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole("radiogroup", { name: "Come vuoi vedere i consumi" })).toBeVisible();
    await userEvent.click(within(canvasElement).getByText("Tabella"));
    await expect(args.onChange).toHaveBeenLastCalledWith("table");
    await expect(radio(canvasElement, "Tabella")).toBeChecked();
  },
};

/** One stop; arrows move, choose and go round. */
export const Keyboard: Story = {
  name: "Keyboard [DS-03]",
  play: async ({ canvasElement, args }) => {
    await press("{Tab}");
    await expect(radio(canvasElement, "Grafico")).toHaveFocus();
    await press("{ArrowRight}");
    await expect(radio(canvasElement, "Tabella")).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith("table");
    await press("{ArrowDown}");
    await expect(radio(canvasElement, "Grafico")).toBeChecked();
    await press("{ArrowLeft}");
    await expect(radio(canvasElement, "Tabella")).toBeChecked();
    await press("{ArrowUp}");
    await expect(radio(canvasElement, "Grafico")).toHaveFocus();
  },
};

export const Icons: Story = {
  tags: ["pattern:radio-group"],
  args: {
    options: [
      { value: "chart", label: "Grafico", icon: ChartIcon },
      { value: "table", label: "Tabella", icon: TableIcon },
    ],
  },
};

export const FourWithLegend: Story = {
  tags: ["pattern:radio-group"],
  args: {
    legend: "Periodo",
    showLegend: true,
    options: ["3 mesi", "6 mesi", "12 mesi", "2 anni"].map((label) => ({ value: label, label })),
    value: "12 mesi",
  },
};

export const Disabled: Story = { tags: ["pattern:radio-group"], args: { disabled: true } };

export const DisabledSegment: Story = {
  tags: ["pattern:radio-group"],
  args: {
    options: [
      { value: "chart", label: "Grafico" },
      { value: "table", label: "Tabella", disabled: true },
    ],
  },
};

/** Segments that don't fit stand under each other. */
export const LongText: Story = {
  name: "Long text, narrow [DS-05]",
  globals: { viewport: { value: "narrow" } },
  args: {
    options: [
      { value: "real", label: "Letture comunicate dal distributore" },
      { value: "estimated", label: "Consumi stimati" },
      { value: "all", label: "Supercalifragilisticheria".repeat(4).slice(0, 80) },
    ],
    value: "real",
  },
  render: (args) => (
    <div style={{ maxInlineSize: 288 }}>
      <SegmentedControl {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const frame = within(canvasElement).getByRole("radiogroup").parentElement as HTMLElement;
    await expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth);
  },
};

export const Hover: Story = { parameters: { pseudo: { hover: "label" } } };
export const Focus: Story = { parameters: { pseudo: { focusVisible: "input" } } };
