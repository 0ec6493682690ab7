import { AddressView } from "@favilla/design-system/account/AddressView.tsx";
import { BilledSupplies } from "@favilla/design-system/account/BilledSupplies.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { asPage, empty, failure, loaded, loading } from "../layout/page.tsx";
import { back, billedSupplies, residence } from "./pageSample.ts";
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

/** The residence, and the delivery of each supply, of which one that has ended has no bills to come. */
export const Default: Story = {
  name: "Default [PF-42]",
  args: {
    bills: <BilledSupplies supplies={billedSupplies} hrefOf={({ id }) => `#${id}`} deliveryOf={() => "Per posta, Via Fittizia 8"} />,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("heading", { name: /^Indirizzo \d/ })).toBeNull();
    const rows = within(within(canvasElement).getByRole("list", { name: "Dove arrivano le bollette" })).getAllByRole("link");
    await expect(rows).toHaveLength(2);
    await expect(rows[0]).toHaveAttribute("href", "#supply-1");
    await expect(rows[0]).toHaveTextContent("Per posta, Via Fittizia 8");
  },
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
