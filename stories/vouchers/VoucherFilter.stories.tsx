import { VoucherFilter } from "@favilla/design-system/vouchers/VoucherFilter.tsx";
import type { VoucherFilterValue } from "@favilla/design-system/vouchers/voucherStatus.ts";
import { voucherFilters } from "@favilla/design-system/vouchers/voucherStatus.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, within } from "storybook/test";
import { press } from "../realKeys.ts";

const meta = {
  title: "Vouchers/VoucherFilter",
  component: VoucherFilter,
  argTypes: { value: { control: "select", options: voucherFilters } },
  tags: ["!autodocs"],
  args: { value: "All", onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState<VoucherFilterValue>(args.value);
    return (
      <VoucherFilter
        {...args}
        value={value}
        onChange={(next) => {
          args.onChange(next);
          setValue(next);
        }}
      />
    );
  },
} satisfies Meta<typeof VoucherFilter>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Tab reaches the selected option; arrow keys select. */
export const All: Story = {
  name: "All, keyboard [DS-03, VC-01]",
  tags: ["pattern:radio-group"],
  play: async ({ canvasElement, args }) => {
    await press("{Tab}");
    await expect(within(canvasElement).getByRole("radio", { name: "Tutti" })).toHaveFocus();
    for (const name of ["Validi", "Scaduti", "Usati", "Tutti"]) {
      await press("{ArrowRight}");
      await expect(within(canvasElement).getByRole("radio", { name })).toBeChecked();
    }
    await expect(args.onChange).toHaveBeenCalledTimes(4);
  },
};

export const Active: Story = {
  args: { value: "Valid" },
  play: async ({ canvasElement }) =>
    expect(within(canvasElement).getByRole("radiogroup", { name: "Filtra per stato (1 filtro attivo)" })).toBeVisible(),
};

export const Narrow: Story = {
  globals: { viewport: { value: "narrow" } },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
};
