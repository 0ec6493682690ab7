import {
  type ConsumptionMeasure,
  ConsumptionUnitSwitch,
  type ConsumptionUnitSwitchProps,
  consumptionMeasures,
} from "@favilla/design-system/consumption/ConsumptionUnitSwitch.tsx";
import { consumptionUnits } from "@favilla/design-system/consumption/consumption.ts";
import { Disclosure } from "@favilla/design-system/disclosure/Disclosure.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, within } from "storybook/test";
import { press } from "../realKeys.ts";

const meta = {
  title: "Consumption/ConsumptionUnitSwitch",
  component: ConsumptionUnitSwitch,
  argTypes: {
    value: { control: "select", options: consumptionMeasures },
    unit: { control: "select", options: consumptionUnits },
  },
  tags: ["!autodocs"],
  args: { value: "energy", unit: "kWh", onChange: fn() },
} satisfies Meta<typeof ConsumptionUnitSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Energy: Story = {};
export const Gas: Story = { args: { unit: "Smc" } };
export const Euros: Story = { args: { value: "euros" } };

const readings = <Disclosure summary="Le letture del periodo">30 letture</Disclosure>;

/** The readings begin on the same line, and open over its whole width. */
export const WithReadings: Story = {
  args: { children: readings },
  play: async ({ canvasElement }) => {
    const [radio, summary] = [
      within(canvasElement).getByRole("radio", { name: "Euro" }),
      within(canvasElement).getByText("Le letture del periodo"),
    ];
    await expect(radio.getBoundingClientRect().top).toBeLessThan(summary.getBoundingClientRect().bottom);
  },
};

const Switching = ({ onChange, ...args }: ConsumptionUnitSwitchProps) => {
  const [value, setValue] = useState<ConsumptionMeasure>("energy");
  return (
    <ConsumptionUnitSwitch
      {...args}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
};

/** The switch is one tab stop; an arrow key selects at once. */
export const Keyboard: Story = {
  name: "Keyboard [DS-03]",
  tags: ["pattern:radio-group"],
  render: (args) => <Switching {...args} />,
  play: async ({ canvasElement, args }) => {
    await press("{Tab}");
    await expect(within(canvasElement).getByRole("radio", { name: "kWh" })).toHaveFocus();
    await press("{ArrowRight}");
    await expect(within(canvasElement).getByRole("radio", { name: "Euro" })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith("euros");
  },
};

/** At 320 px the switch has a line of its own. */
export const Narrow: Story = {
  globals: { viewport: { value: "narrow" } },
  args: { children: readings },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
};
