import type { LoadedBills } from "@favilla/design-system/bills/BillsPanel.tsx";
import { BillsView } from "@favilla/design-system/bills/BillsView.tsx";
import { defaultBillFilter } from "@favilla/design-system/bills/billFilter.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { asPage, empty, failure, loaded, loading, today } from "../layout/page.tsx";
import { press } from "../realKeys.ts";
import { atRest, bills, hrefOf, longSupplies, manyBills, manySupplies, supplies } from "./pageSample.tsx";

const list = (over: Partial<LoadedBills> = {}) =>
  loaded<LoadedBills>({
    bills,
    total: bills.length,
    hasMore: false,
    next: 1,
    loadMore: fn(),
    loadingMore: false,
    moreFailed: false,
    ...over,
  });

const someFilters = { ...defaultBillFilter, statuses: ["expired"], totalFrom: 20 } as const;

const meta = {
  title: "Bills/BillsView",
  component: BillsView,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", today },
  decorators: asPage("bills"),
  args: {
    title: "Bollette",
    hrefOf,
    filter: defaultBillFilter,
    load: list(),
    open: bills,
    matching: bills,
    onPay: fn(),
    onPayNear: fn(),
    supplies,
    supply: null,
    onSupply: fn(),
    download: atRest,
    onFilter: fn(),
    onClear: fn(),
    onFilterNear: fn(),
    onFilterOpen: fn(),
    statementHref: "#estratto-conto",
  },
} satisfies Meta<typeof BillsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Loaded [BL-01, BL-175]",
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.getByText("4 in tutto")).toBeVisible();
    await expect(page.getAllByRole("article")).toHaveLength(4);
    await expect(within(page.getByRole("main")).getByRole("link", { name: "Estratto conto" })).toHaveAttribute("href", "#estratto-conto");
    const bar = within(page.getByRole("region", { name: "Da pagare" }));
    await userEvent.click(bar.getByRole("button", { name: "Come pagare" }));
    await expect(args.onPay).toHaveBeenCalled();
    page.getByRole("button", { name: "Altri filtri" }).focus();
    await expect(args.onFilterNear).toHaveBeenCalled();
    await press("{Enter}");
    await expect(args.onFilterOpen).toHaveBeenCalled();
  },
};

export const Loading: Story = { args: { load: loading, supplies: undefined } };

export const NewCustomer: Story = { args: { load: empty } };

export const Filtered: Story = {
  args: { filter: someFilters, load: list({ bills: bills.slice(2, 3), total: 1 }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("button", { name: "Altri filtri, 2 filtri attivi" })).toBeVisible();
  },
};

export const NothingFound: Story = {
  args: { filter: someFilters, load: empty },
  play: async ({ canvasElement, args }) => {
    const main = within(within(canvasElement).getByRole("main"));
    await main.findByRole("heading", { name: "Nessuna bolletta con questi filtri" });
    await userEvent.click(main.getAllByRole("button", { name: "Togli i filtri" }).at(-1) as HTMLElement);
    await expect(args.onClear).toHaveBeenCalled();
  },
};

/** If a group has no selected option, no request is made. */
export const NothingChosen: Story = {
  name: "Nothing chosen [BL-06]",
  args: { filter: { ...defaultBillFilter, statuses: [] }, load: { state: "Unset" } },
};

export const Failed: Story = { args: { load: failure } };

/** An administrator with five thousand bills, ten at a time. */
const Growing = (props: ComponentProps<typeof BillsView>) => {
  const [shown, setShown] = useState(60);
  const load = list({ bills: manyBills(shown), total: 5000, hasMore: true, next: 10, loadMore: () => setShown(shown + 10) });
  return <BillsView {...props} load={load} />;
};

export const Large: Story = {
  render: (args) => <Growing {...args} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText("5.000 in tutto")).toBeVisible();
    page.getByRole("button", { name: /altre 10 bollette/ }).focus();
    await press("{Enter}");
    await waitFor(() => expect(page.getAllByRole("article")).toHaveLength(70));
    // The new bills stand in their groups.
    const first = page.getAllByRole("article").find((card) => card.textContent?.includes(`n. ${1045231 - 60 * 37} `));
    await waitFor(() => expect(within(first as HTMLElement).getByRole("heading")).toHaveFocus());
  },
};

export const LoadingMore: Story = { args: { load: list({ total: 24, hasMore: true, next: 10, loadingMore: true }) } };

export const MoreFailed: Story = { args: { load: list({ total: 24, hasMore: true, next: 10, moreFailed: true }) } };

export const Downloading: Story = { args: { download: { ...atRest, busy: { id: "1", format: "pdf" } } } };

export const DownloadFailed: Story = { args: { download: { ...atRest, failed: { id: "1", format: "pdf" } } } };

export const FilterLoading: Story = { args: { filterLoading: true } };

/** From eleven supplies on, the bills of one are found by its name or address. */
export const ManySupplies: Story = {
  tags: ["pattern:combobox"],
  args: { supplies: manySupplies(12) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("combobox", { name: "Fornitura" })).toBeVisible();
  },
};

const phone = { viewport: { value: "phone" } };

export const Phone: Story = { globals: phone };
export const PhoneLoading: Story = { ...Loading, globals: phone };

/** At 320 px with words of eighty characters nothing is cut off or scrolls sideways. */
export const Narrow: Story = {
  globals: { viewport: { value: "narrow" } },
  args: { filter: someFilters, supplies: longSupplies },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
