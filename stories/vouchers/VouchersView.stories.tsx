import { VouchersView } from "@favilla/design-system/vouchers/VouchersView.tsx";
import { voucherFilters } from "@favilla/design-system/vouchers/voucherStatus.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { asPage, empty, failure, loaded, loading } from "../layout/page.tsx";
import { listed, many, points } from "./pageSample.ts";

const meta = {
  title: "Vouchers/VouchersView",
  component: VouchersView,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", today: "2026-11-20" },
  decorators: asPage("vouchers"),
  argTypes: { filter: { control: "select", options: voucherFilters } },
  args: {
    title: "Buoni",
    load: loaded(listed),
    voucherHref: (id) => `#${id}`,
    service: { status: true, message: null },
    points,
    filter: "All",
    onFilter: fn(),
  },
} satisfies Meta<typeof VouchersView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Usable vouchers come first, and an exchanged voucher is shown as the new one. */
export const Default: Story = {
  name: "List [VC-01]",
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const rows = page.getAllByRole("link").filter((link) => link.getAttribute("href")?.startsWith("#v-"));
    await expect(rows).toHaveLength(4);
    await expect(rows[0]).toHaveAttribute("href", "#v-2");
    await userEvent.click(page.getByRole("button", { name: "Da usare 2" }));
    await expect(args.onFilter).toHaveBeenCalledWith("Valid");
    await expect(page.getByText("Hai 1.240 punti Mercato Esempio")).toBeVisible();
  },
};

export const Loading: Story = { args: { load: loading, service: undefined, points: null } };

export const None: Story = {
  name: "None [VC-14]",
  args: { load: empty, points: null },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole("heading", { name: "Non hai ancora buoni" })).toBeVisible();
    await expect(page.queryByRole("button", { name: "Tutti" })).toBeNull();
  },
};

export const NoneWithFilter: Story = {
  name: "None with this filter [VC-14]",
  args: { load: loaded(listed.slice(1, 2)), filter: "Expired" },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Vedi tutti i buoni" }));
    await expect(args.onFilter).toHaveBeenCalledWith("All");
  },
};

export const Failed: Story = {
  name: "Failed [VC-14]",
  args: { load: failure, points: null },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Riprova" }));
    await expect(failure.retry).toHaveBeenCalled();
  },
};

/** The retailer's own words say that vouchers don't work at the moment. */
export const Stopped: Story = {
  args: { service: { status: false, message: "Il servizio torna domani mattina." }, points: null },
  play: async ({ canvasElement }) => expect(within(canvasElement).getByText("Il servizio torna domani mattina.")).toBeVisible(),
};

/** A name that is missing, one from right to left, and no known day, amount or status. */
export const Odd: Story = {
  args: {
    load: loaded([
      { id: "v-bare", promoName: " ", amount: null, status: "Frozen" },
      { id: "v-rtl", promoName: "قسيمة شراء", amount: 5, status: "Assigned", validityEndDate: "2026-12-31" },
    ]),
    points: { chain: "Mercato Esempio", points: 1, updatedAt: null },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole("link", { name: /^Buono .*Stato da verificare$/ })).toBeVisible();
    await expect(page.getByText("Hai un punto Mercato Esempio")).toBeVisible();
  },
};

export const Many: Story = {
  args: { load: loaded(many(200)) },
  play: async ({ canvasElement }) => expect(canvasElement.querySelectorAll("main a[href^='#v-']")).toHaveLength(200),
};

export const Phone: Story = { globals: { viewport: { value: "phone" } } };

/** At 320 px nothing is cut off or scrolls sideways. */
export const Narrow: Story = {
  globals: { viewport: { value: "narrow" } },
  args: { load: loaded(many(2).map((voucher) => ({ ...voucher, promoName: "Precipitevolissimevolmente".repeat(2) }))) },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth),
};
