import { Tabs, tabActivations } from "@favilla/design-system/disclosure/Tabs.tsx";
import { tabsTester } from "@favilla/design-system/testing/index.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { press } from "../realKeys.ts";
import { rightToLeft } from "../rightToLeft.tsx";

const items = [
  { id: "luce", label: "Luce", content: <p>Nel 2026 hai consumato 1.740 kWh.</p> },
  { id: "gas", label: "Gas", content: <p>Nel 2026 hai consumato 812 Smc.</p> },
  { id: "servizi", label: "Servizi", content: <p>Non hai servizi attivi.</p> },
];

const meta = {
  title: "Disclosure/Tabs",
  component: Tabs,
  argTypes: { activation: { control: "select", options: tabActivations } },
  tags: ["!autodocs"],
  args: { label: "Consumi per fornitura", items, onChange: fn() },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

const tab = (canvasElement: HTMLElement, name: string) => within(canvasElement).getByRole("tab", { name });
const panel = (canvasElement: HTMLElement) => within(canvasElement).getByRole("tabpanel");

export const Default: Story = {
  tags: ["pattern:tabs"],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("tablist", { name: "Consumi per fornitura" })).toBeVisible();
    await expect(panel(canvasElement)).toHaveAccessibleName("Luce");
    const tabs = tabsTester(userEvent, canvasElement, "Consumi per fornitura");
    await expect(tabs.names()).toEqual(["Luce", "Gas", "Servizi"]);
    await tabs.choose("Gas");
    await expect(tabs.panel()).toHaveTextContent("812 Smc");
  },
};

/** The tabs are one tab stop; arrow keys move, select and wrap around; Home and End work; Tab continues to the panel. */
export const Keyboard: Story = {
  name: "Keyboard [DS-03]",
  play: async ({ canvasElement, args }) => {
    await press("{Tab}");
    await expect(tab(canvasElement, "Luce")).toHaveFocus();
    await press("{ArrowRight}");
    await expect(tab(canvasElement, "Gas")).toHaveFocus();
    await expect(tab(canvasElement, "Gas")).toHaveAttribute("aria-selected", "true");
    await expect(args.onChange).toHaveBeenLastCalledWith("gas");
    await expect(panel(canvasElement)).toHaveTextContent("812 Smc");
    await press("{End}");
    await expect(tab(canvasElement, "Servizi")).toHaveAttribute("aria-selected", "true");
    await press("{ArrowRight}");
    await expect(tab(canvasElement, "Luce")).toHaveFocus();
    await press("{ArrowLeft}");
    await expect(tab(canvasElement, "Servizi")).toHaveFocus();
    await press("{Home}");
    await expect(panel(canvasElement)).toHaveAccessibleName("Luce");
    await press("{Tab}");
    await expect(panel(canvasElement)).toHaveFocus();
    await press("{Shift>}{Tab}{/Shift}");
    await expect(tab(canvasElement, "Luce")).toHaveFocus();
  },
};

/** Arrow keys only move; Enter and Space select. */
export const Manual: Story = {
  name: "Manual activation [DS-03]",
  tags: ["pattern:tabs"],
  args: { activation: "manual", defaultValue: "gas" },
  play: async ({ canvasElement, args }) => {
    await press("{Tab}");
    await expect(tab(canvasElement, "Gas")).toHaveFocus();
    await press("{ArrowRight}");
    await expect(tab(canvasElement, "Servizi")).toHaveFocus();
    await expect(panel(canvasElement)).toHaveAccessibleName("Gas");
    await press("{Enter}");
    await expect(panel(canvasElement)).toHaveAccessibleName("Servizi");
    await press("{Home}");
    await press(" ");
    await expect(args.onChange).toHaveBeenLastCalledWith("luce");
  },
};

/** The page stores the selected tab, for example in its address. */
export const Controlled: Story = {
  tags: ["pattern:tabs"],
  render: function Holding(args) {
    const [value, setValue] = useState("gas");
    return (
      <>
        <Tabs {...args} value={value} onChange={setValue} />
        <p>Scelta: {value}</p>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    await expect(panel(canvasElement)).toHaveAccessibleName("Gas");
    tab(canvasElement, "Gas").focus();
    await press("{ArrowLeft}");
    await expect(within(canvasElement).getByText("Scelta: luce")).toBeVisible();
  },
};

/** A disabled tab is skipped. */
export const DisabledTab: Story = {
  tags: ["pattern:tabs"],
  args: { items: items.map((item) => ({ ...item, disabled: item.id === "gas" })) },
  play: async ({ canvasElement }) => {
    await press("{Tab}");
    await press("{ArrowRight}");
    await expect(tab(canvasElement, "Servizi")).toHaveFocus();
  },
};

/** Tabs that don't fit wrap to the next line. */
export const Narrow: Story = {
  name: "Narrow [DS-05]",
  tags: ["pattern:tabs"],
  globals: { viewport: { value: "narrow" } },
  args: {
    items: ["Dati della fornitura", "Pagamento", "Indirizzi", "Dati catastali"].map((label, index) => ({
      id: `pannello-${index}`,
      label,
      content: <p>{label} di Casa di Bologna.</p>,
    })),
  },
  render: (args) => (
    <div style={{ maxInlineSize: 288 }}>
      <Tabs {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole("tablist");
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};

export const LongText: Story = {
  globals: { viewport: { value: "narrow" } },
  args: { items: [{ id: "a", label: "Supercalifragilisticheria".repeat(4).slice(0, 80), content: "Una parola sola." }, ...items] },
};

export const RightToLeft: Story = {
  name: "Right to left [DS-03]",
  tags: ["pattern:tabs"],
  args: { dir: "rtl" },
  play: async ({ canvasElement }) => {
    await press("{Tab}");
    await press("{ArrowLeft}");
    await expect(tab(canvasElement, "Gas")).toHaveFocus();
  },
};

/** Inside a part of the page with right-to-left text. */
export const RightToLeftAround: Story = {
  name: "Right to left around it [DS-03]",
  tags: ["pattern:tabs"],
  decorators: [rightToLeft],
  play: async ({ canvasElement }) => {
    await press("{Tab}");
    await press("{ArrowLeft}");
    await expect(tab(canvasElement, "Gas")).toHaveFocus();
  },
};

export const Hover: Story = { parameters: { pseudo: { hover: "button" } } };
export const Focus: Story = { parameters: { pseudo: { focusVisible: "button" } } };
