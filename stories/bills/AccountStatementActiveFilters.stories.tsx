import { AccountStatementActiveFilters } from "@favilla/design-system/bills/AccountStatementActiveFilters.tsx";
import { defaultStatementFilter } from "@favilla/design-system/bills/accountStatementFilter.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, within } from "storybook/test";
import { press } from "../realKeys.ts";
import { fewSupplies } from "./statementSample.ts";

const meta = {
  title: "Bills/AccountStatementActiveFilters",
  component: AccountStatementActiveFilters,
  tags: ["!autodocs"],
  args: {
    value: { ...defaultStatementFilter, supply: "s2", statuses: ["expiring", "expired"], totalFrom: 50 },
    supplies: fewSupplies,
    onChange: fn(),
  },
} satisfies Meta<typeof AccountStatementActiveFilters>;

export default meta;
type Story = StoryObj<typeof meta>;

const Live = ({ value: first, onChange, ...rest }: Parameters<typeof AccountStatementActiveFilters>[0]) => {
  const [value, setValue] = useState(first);
  return (
    <AccountStatementActiveFilters
      {...rest}
      value={value}
      onChange={(next) => {
        onChange(next);
        setValue(next);
      }}
    />
  );
};

export const Default: Story = {};

/** Enter removes a chip, and focus moves to the next one. */
export const Keyboard: Story = {
  name: "Keyboard [DS-03]",
  render: (args) => <Live {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    canvas.getByRole("button", { name: /Fornitura: Casa al mare/ }).focus();
    await press("{Enter}");
    await expect(args.onChange).toHaveBeenCalledWith(expect.objectContaining({ supply: null, totalFrom: 50 }));
    await expect(canvas.getByRole("button", { name: /Ancora aperte/ })).toHaveFocus();
    canvas.getByRole("button", { name: "Togli i filtri" }).focus();
    await press(" ");
    await expect(args.onChange).toHaveBeenLastCalledWith(defaultStatementFilter);
    await expect(canvas.getByRole("group", { name: "Filtri attivi" })).toHaveFocus();
  },
};

export const None: Story = { args: { value: defaultStatementFilter } };

export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
