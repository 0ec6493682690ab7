import { AddressView } from "@favilla/design-system/account/AddressView.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { asPage, empty, failure, loaded, loading } from "../layout/page.tsx";
import { back, residence } from "./pageSample.ts";
import { fits, longWord, supportPhone } from "./sample.ts";

const meta = {
  title: "Account/AddressView",
  component: AddressView,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  decorators: asPage("profile"),
  args: { title: "Indirizzo", back, load: loaded([residence]), supportPhone },
} satisfies Meta<typeof AddressView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => expect(within(canvasElement).queryByRole("heading", { name: /^Indirizzo \d/ })).toBeNull(),
};

export const Several: Story = {
  args: { load: loaded([residence, { ...residence, id: "r-2", toponym: null, floor: null, country: null }]) },
  play: async ({ canvasElement }) => expect(within(canvasElement).getByRole("heading", { name: "Indirizzo 2 di 2" })).toBeVisible(),
};

/** The customer service adds an address. */
export const None: Story = {
  args: { load: empty },
  play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent(/chiama l’800.000.123/),
};

export const Loading: Story = { args: { load: loading } };
export const Failed: Story = { args: { load: failure } };

export const Narrow: Story = {
  globals: { viewport: { value: "narrow" } },
  args: { load: loaded([{ ...residence, address: longWord }]) },
  play: fits,
};
