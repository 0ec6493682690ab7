import { ToggleGroup } from "@favilla/design-system/actions/ToggleGroup.tsx";
import { ChartIcon } from "@favilla/design-system/icons/ChartIcon.ts";
import { TableIcon } from "@favilla/design-system/icons/TableIcon.ts";
import { radioTester } from "@favilla/design-system/testing/index.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { useControlled } from "../forms/useControlled.ts";
import { press } from "../realKeys.ts";
import { rightToLeft } from "../rightToLeft.tsx";

const meta = {
  title: "Actions/ToggleGroup",
  component: ToggleGroup<string>,
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
    return <ToggleGroup {...args} {...useControlled(args)} />;
  },
} satisfies Meta<typeof ToggleGroup<string>>;

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

/** The group is one tab stop; arrow keys move, select and wrap around. */
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

/** Home and End select the first and the last option. Pressing the selected option does not clear it. */
export const OneStaysChosen: Story = {
  name: "One stays chosen",
  tags: ["pattern:radio-group"],
  args: { options: ["3 mesi", "6 mesi", "12 mesi"].map((label) => ({ value: label, label })), value: "6 mesi" },
  play: async ({ canvasElement, args }) => {
    const group = radioTester(userEvent, canvasElement, "Come vuoi vedere i consumi");
    await group.choose("6 mesi");
    await press(" ");
    await press("{Enter}");
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(group.chosen()).toBe("6 mesi");
    await press("{End}");
    await expect(radio(canvasElement, "12 mesi")).toHaveFocus();
    await expect(group.chosen()).toBe("12 mesi");
    await press("{Home}");
    await expect(args.onChange).toHaveBeenLastCalledWith("3 mesi");
    await expect(group.options()).toEqual(["3 mesi", "6 mesi", "12 mesi"]);
  },
};

/** The arrow keys follow the text direction. */
export const RightToLeft: Story = {
  name: "Right to left [DS-03]",
  decorators: [rightToLeft],
  args: { options: ["3 mesi", "6 mesi", "12 mesi"].map((label) => ({ value: label, label })), value: "3 mesi" },
  play: async ({ canvasElement }) => {
    await press("{Tab}");
    await press("{ArrowLeft}");
    await expect(radio(canvasElement, "6 mesi")).toBeChecked();
    await press("{ArrowRight}");
    await expect(radio(canvasElement, "3 mesi")).toBeChecked();
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

export const DisabledItem: Story = {
  tags: ["pattern:radio-group"],
  args: {
    options: [
      { value: "chart", label: "Grafico" },
      { value: "table", label: "Tabella", disabled: true },
    ],
  },
};

/** Options that don't fit wrap to the next line. */
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
      <ToggleGroup {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const frame = within(canvasElement).getByRole("radiogroup").parentElement as HTMLElement;
    await expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth);
  },
};

export const Hover: Story = { parameters: { pseudo: { hover: "button" } } };
export const Focus: Story = { parameters: { pseudo: { focusVisible: "button" } } };
