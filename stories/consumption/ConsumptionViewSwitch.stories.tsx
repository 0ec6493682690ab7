import {
  type ConsumptionViewName,
  ConsumptionViewSwitch,
  consumptionViews,
} from "@favilla/design-system/consumption/ConsumptionViewSwitch.tsx";
import { controlsContainer } from "@favilla/design-system/consumption/controls.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, within } from "storybook/test";
import { press } from "../realKeys.ts";

const meta = {
  title: "Consumption/ConsumptionViewSwitch",
  component: ConsumptionViewSwitch,
  argTypes: { value: { control: "select", options: consumptionViews } },
  tags: ["!autodocs"],
  args: { value: "chart", onChange: fn() },
} satisfies Meta<typeof ConsumptionViewSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chart: Story = {};
export const Table: Story = { args: { value: "table" } };

const Switching = ({ onChange }: { onChange: (view: ConsumptionViewName) => void }) => {
  const [view, setView] = useState<ConsumptionViewName>("chart");
  return (
    <ConsumptionViewSwitch
      value={view}
      onChange={(next) => {
        setView(next);
        onChange(next);
      }}
    />
  );
};

/** The switch is one tab stop; an arrow key selects at once. */
export const Keyboard: Story = {
  name: "Keyboard [DS-03]",
  tags: ["pattern:radio-group"],
  render: ({ onChange }) => <Switching onChange={onChange} />,
  play: async ({ canvasElement, args }) => {
    await press("{Tab}");
    await expect(within(canvasElement).getByRole("radio", { name: "Grafico" })).toHaveFocus();
    await press("{ArrowRight}");
    await expect(within(canvasElement).getByRole("radio", { name: "Tabella" })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith("table");
  },
};

/** In the row of controls of a phone it is one toggle button. */
export const PhoneRow: Story = {
  name: "In the row of a phone [CS-36]",
  tags: ["pattern:toggle-button"],
  render: ({ onChange }) => (
    <div style={{ containerName: controlsContainer, containerType: "inline-size", inlineSize: "20rem", maxInlineSize: "100%" }}>
      <Switching onChange={onChange} />
    </div>
  ),
  play: async ({ canvasElement, args }) => {
    const toggle = within(canvasElement).getByRole("button", { name: "Tabella", pressed: false });
    await expect(within(canvasElement).queryByRole("radio")).toBeNull();
    await press("{Tab}");
    await expect(toggle).toHaveFocus();
    await press("{Enter}");
    await expect(toggle).toHaveAttribute("aria-pressed", "true");
    await expect(args.onChange).toHaveBeenCalledWith("table");
  },
};

export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
