import { ConsumptionView } from "@favilla/design-system/consumption/ConsumptionView.tsx";
import {
  type ConsumptionViewName,
  ConsumptionViewSwitch,
  consumptionViews,
} from "@favilla/design-system/consumption/ConsumptionViewSwitch.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { electricity, gas } from "./sample.ts";

const meta = {
  title: "Consumption/ConsumptionView",
  component: ConsumptionView,
  argTypes: { view: { control: "select", options: consumptionViews } },
  tags: ["!autodocs"],
  args: { view: "chart", ...electricity },
} satisfies Meta<typeof ConsumptionView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chart: Story = { tags: ["pattern:chart"] };
export const Table: Story = { tags: ["pattern:table"], args: { view: "table" } };
export const Gas: Story = { args: { ...gas, previousYear: undefined } };

const Switching = (args: Parameters<typeof ConsumptionView>[0]) => {
  const [view, setView] = useState<ConsumptionViewName>("chart");
  return (
    <>
      <ConsumptionViewSwitch value={view} onChange={setView} />
      <ConsumptionView {...args} view={view} />
    </>
  );
};

/** Chart and table show the same year; focus stays on the switch. */
export const SwitchingViews: Story = {
  name: "Switching [CS-02]",
  render: (args) => <Switching {...args} />,
  play: async ({ canvasElement }) => {
    const view = within(canvasElement);
    await expect(view.getByText("F1", { selector: "strong" })).toBeVisible();
    await userEvent.click(view.getByRole("radio", { name: "Tabella" }));
    await expect(view.getByRole("radio", { name: "Tabella" })).toHaveFocus();
    await expect(view.getByRole("row", { name: /^gen – nov/ })).toHaveTextContent("1.734,8");
  },
};

export const NoData: Story = { args: { months: [], previousYear: undefined } };
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
export const Narrow: Story = {
  globals: { viewport: { value: "narrow" } },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
};
