import { VoucherFilter } from "@favilla/design-system/vouchers/VoucherFilter.tsx";
import type { VoucherFilterValue } from "@favilla/design-system/vouchers/voucherStatus.ts";
import { voucherFilters } from "@favilla/design-system/vouchers/voucherStatus.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
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

/** Each chip is a stop of Tab; a second press takes the filter off. */
export const All: Story = {
  name: "All, keyboard [DS-03, VC-01]",
  tags: ["pattern:toggle-button"],
  play: async ({ canvasElement, args }) => {
    const chip = (name: string) => within(canvasElement).getByRole("button", { name });
    await press("{Tab}");
    await expect(chip("Tutti")).toHaveFocus();
    await expect(chip("Tutti")).toHaveAttribute("aria-current", "true");
    for (const name of ["Da usare", "Usati", "Scaduti"]) {
      await press("{Tab}{Enter}");
      await expect(chip(name)).toHaveFocus();
      await expect(chip(name)).toHaveAttribute("aria-pressed", "true");
    }
    await press("{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith("All");
    await expect(chip("Tutti")).toHaveAttribute("aria-current", "true");
  },
};

/** A chip that would find nothing stays away, unless it is the one that the address chose; the vouchers to use are counted. */
export const WithVouchers: Story = {
  name: "With vouchers [VC-41]",
  args: { vouchers: [{ status: "Assigned" }, { status: "ToBeAssigned" }, { status: "Used" }], value: "Expired" },
  play: async ({ canvasElement }) => {
    const chips = () => within(canvasElement).getAllByRole("button");
    await expect(chips().map((chip) => chip.textContent)).toEqual(["Tutti", "Da usare2", "Usati", "Scaduti"]);
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Usati" }));
    await expect(chips().map((chip) => chip.textContent)).toEqual(["Tutti", "Da usare2", "Usati"]);
  },
};

export const Active: Story = {
  args: { value: "Valid" },
  play: async ({ canvasElement }) =>
    expect(within(canvasElement).getByRole("group", { name: "Filtra per stato (1 filtro attivo)" })).toBeVisible(),
};

/** The chips scroll up to the edges of a page of 16 px. */
export const Narrow: Story = {
  globals: { viewport: { value: "narrow" } },
  decorators: (Chips) => <main style={{ padding: 16 }}>{Chips()}</main>,
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
};
