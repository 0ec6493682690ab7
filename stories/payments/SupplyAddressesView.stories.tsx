import { SupplyAddressesView } from "@favilla/design-system/payments/SupplyAddressesView.tsx";
import { headingLevels } from "@favilla/design-system/text/headingLevel.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { empty, failure, loaded, loading } from "../layout/page.tsx";
import { billingAddress, supplyAddress } from "./addressSample.ts";

const meta = {
  title: "Payments/SupplyAddressesView",
  component: SupplyAddressesView,
  argTypes: { headingLevel: { control: "select", options: headingLevels } },
  tags: ["!autodocs"],
  args: {
    supplyAddress: loaded(supplyAddress),
    billing: loaded([{ ...billingAddress, id: "ba-0", surname: "Vecchio", active: false }, billingAddress]),
    headingLevel: 2,
    onChange: fn(),
    onChangeNear: fn(),
  },
} satisfies Meta<typeof SupplyAddressesView>;

export default meta;
type Story = StoryObj<typeof meta>;

const change = (canvasElement: HTMLElement) => within(canvasElement).queryByRole("button", { name: "Cambia l’indirizzo" });

/** Of several billing addresses the active one is shown. */
export const Default: Story = {
  name: "Loaded [SU-10, BA-08]",
  tags: ["pattern:button"],
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByText(/Giulia Esempio/)).toBeVisible();
    await expect(within(canvasElement).queryByText(/Vecchio/)).toBeNull();
    await userEvent.click(change(canvasElement) as HTMLElement);
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChangeNear).toHaveBeenCalled();
  },
};

/** Each address is a row: label, address, and at its end what changes it. */
export const OnPhone: Story = {
  name: "Rows on a phone [PF-24]",
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const button = (change(canvasElement) as HTMLElement).getBoundingClientRect();
    const label = page.getByRole("heading", { name: "Indirizzo per le bollette" });
    const row = (label.parentElement as HTMLElement).getBoundingClientRect();
    await expect(button.right).toBe(row.right);
    await expect(button.top).toBeGreaterThanOrEqual(row.top);
    await expect(button.bottom).toBeLessThanOrEqual(row.bottom);
    await expect(row.height).toBeLessThanOrEqual(140);
  },
};

export const Opening: Story = { args: { opening: true } };

export const Loading: Story = {
  tags: ["pattern:busy"],
  args: { supplyAddress: loading, billing: loading },
  play: async ({ canvasElement }) => {
    const placeholders = [...canvasElement.querySelectorAll("[aria-busy=true]")];
    await expect(placeholders).toHaveLength(2);
    for (const each of placeholders)
      await expect(each.getBoundingClientRect().width).toBe(each.parentElement?.getBoundingClientRect().width);
    await expect(change(canvasElement)).toBeNull();
  },
};

/** One fails while the other is shown. */
export const SupplyFailed: Story = {
  args: { supplyAddress: failure },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/Giulia Esempio/)).toBeVisible();
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Riprova" }));
    await expect(failure.retry).toHaveBeenCalled();
  },
};

export const BillingFailed: Story = {
  args: { billing: failure },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Non riusciamo a caricare l’indirizzo per le bollette.")).toBeVisible();
    await expect(change(canvasElement)).toBeNull();
  },
};

/** Neither address is known: nothing can be changed. */
export const NothingKnown: Story = {
  args: { supplyAddress: empty, billing: empty },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText("non disponibile")).toHaveLength(2);
    await expect(change(canvasElement)).toBeNull();
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: "narrow" } },
  args: { billing: loaded([{ ...billingAddress, address: "Via degli Esempi Precipitevolissimevolissimevolissimevolmente Lunghi" }]) },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth),
};
