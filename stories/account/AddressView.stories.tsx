import { AddressView } from "@favilla/design-system/account/AddressView.tsx";
import { BilledSupplies } from "@favilla/design-system/account/BilledSupplies.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { supplies } from "../bills/pageSample.tsx";
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

/** The delivery of each supply, of which one that has ended has no bills to come. */
export const Bills: Story = {
  name: "Where bills go [PF-42]",
  args: {
    bills: (
      <BilledSupplies
        supplies={[...supplies, ...supplies.slice(0, 1).map((supply) => ({ ...supply, id: "s-0", status: "ceased" as const }))]}
        hrefOf={({ id }) => `#${id}`}
        deliveryOf={() => "Per posta, Via Fittizia 8"}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const rows = within(within(canvasElement).getByRole("list", { name: "Dove arrivano le bollette" })).getAllByRole("link");
    await expect(rows).toHaveLength(supplies.length);
    await expect(rows[0]).toHaveAttribute("href", `#${supplies[0]?.id}`);
    await expect(rows[0]).toHaveTextContent("Per posta, Via Fittizia 8");
  },
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
