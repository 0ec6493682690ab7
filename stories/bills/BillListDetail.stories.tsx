import { BillListDetail } from "@favilla/design-system/bills/BillListDetail.tsx";
import type { LoadedBills } from "@favilla/design-system/bills/BillsPanel.tsx";
import { BillView } from "@favilla/design-system/bills/BillView.tsx";
import type { Bill } from "@favilla/design-system/bills/bill.ts";
import { defaultBillFilter } from "@favilla/design-system/bills/billFilter.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { asPage, empty, failure, loaded, loading, today } from "../layout/page.tsx";
import { atRest, bills, hrefOf, manyBills, supplies } from "./pageSample.tsx";

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

const idOf = ({ id }: Bill) => String(id);

const detailOf = (id: string) => {
  const bill = bills.find((each) => idOf(each) === id);
  return (
    <BillView
      key={id}
      title="Bolletta"
      headingLevel={2}
      load={bill ? loaded(bill) : empty}
      supplies={supplies}
      hrefOf={hrefOf}
      download={atRest}
      onPay={fn()}
    />
  );
};

const meta = {
  title: "Bills/BillListDetail",
  component: BillListDetail,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", today },
  decorators: asPage("bills"),
  args: {
    filter: defaultBillFilter,
    filtered: false,
    load: list(),
    supplies,
    download: atRest,
    hrefOf,
    idOf,
    detailOf,
    opened: null,
    onOpen: fn(),
    onPay: fn(),
    onClear: fn(),
    due: { bills: bills.slice(0, 1), total: 99.06, samePeriod: undefined },
  },
} satisfies Meta<typeof BillListDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "The most urgent first [BL-152]",
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const rows = within(page.getByRole("region", { name: "Le tue bollette" }));
    const [first, second] = rows.getAllByRole("link") as [HTMLElement, HTMLElement];
    await expect(first).toHaveAttribute("aria-current", "true");
    await expect(rows.getByText("99,06 €", { selector: "strong *, strong" })).toBeVisible();
    const detail = within(page.getByRole("region", { name: "Bolletta scelta" }));
    await expect(detail.getByRole("heading", { level: 2 })).toBeVisible();
    await userEvent.click(second);
    await waitFor(() => expect(args.onOpen).toHaveBeenCalledWith(second.dataset["row"]));
  },
};

/** Between a phone and a window that has room for a bill beside the list: rows that lead to the bills' own pages. */
export const Alone: Story = {
  name: "Rows alone [BL-252]",
  args: { detailOf: undefined },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const row = within(page.getByRole("list", { name: "Da pagare" })).getAllByRole("link")[0] as HTMLElement;
    await expect(row).toHaveAttribute("href", hrefOf(bills[0] as Bill));
    await expect(row).not.toHaveAttribute("aria-current");
    await expect(page.queryByRole("region", { name: "Bolletta scelta" })).toBeNull();
    await userEvent.click(page.getByRole("button", { name: "Come pagare" }));
    await expect(args.onPay).toHaveBeenCalledWith();
  },
};

/** The bill of the address stays chosen while a filter may still find it. */
export const Filtered: Story = {
  name: "A filter that hides the bill [BL-154]",
  args: { filtered: true, opened: idOf(bills[3] as Bill), load: list({ bills: bills.slice(0, 2), total: 2 }) },
  play: async ({ canvasElement }) => {
    const rows = within(within(canvasElement).getByRole("region", { name: "Le tue bollette" }));
    await expect(rows.getAllByRole("link", { current: true })).toHaveLength(1);
  },
};

/** A bill of the address that has not come with the list yet. */
export const BeyondTheList: Story = {
  name: "A bill beyond the list [BL-154]",
  args: { opened: idOf(bills[3] as Bill), load: list({ bills: bills.slice(0, 2), total: 24, hasMore: true, next: 10 }) },
  play: async ({ canvasElement }) => {
    const rows = within(within(canvasElement).getByRole("region", { name: "Le tue bollette" }));
    await expect(rows.queryByRole("link", { current: true })).toBeNull();
  },
};

/** While more bills can be loaded, the groups that have come whole have their counts; the last one has none. */
export const Counts: Story = {
  name: "Counts of groups [BL-250] [BL-251]",
  args: { open: bills, load: list({ total: 24, hasMore: true, next: 10 }) },
  play: async ({ canvasElement }) => {
    const rows = within(within(canvasElement).getByRole("region", { name: "Le tue bollette" }));
    const countOf = (name: string) => rows.getByRole("heading", { name }).nextSibling?.textContent;
    await expect(countOf("Da pagare")).toBe(String(rows.getByRole("list", { name: "Da pagare" }).children.length));
    await expect(countOf("Pagate")).toBeUndefined();
    for (const paid of rows.getAllByText(/^Pagata il/)) await expect(paid.closest("[data-tone]")).toHaveAttribute("data-tone", "positive");
  },
};

/** Of a filter, or before the open bills are known, nobody can say whether a group is whole. */
export const NoCounts: Story = {
  name: "No counts [BL-250]",
  args: { ...Counts.args, filtered: true },
  play: async ({ canvasElement }) => {
    const rows = within(within(canvasElement).getByRole("region", { name: "Le tue bollette" }));
    for (const heading of rows.getAllByRole("heading", { level: 2 })) await expect(heading.nextSibling).toBeNull();
  },
};

export const Loading: Story = { tags: ["pattern:busy"], args: { load: loading } };
export const Empty: Story = { args: { load: empty, due: { bills: [], total: 0, samePeriod: undefined } } };
export const Failed: Story = { args: { load: failure } };
/** An administrator with five thousand bills, ten at a time. */
const Growing = (props: ComponentProps<typeof BillListDetail>) => {
  const [shown, setShown] = useState(60);
  const paid = manyBills(shown).filter(({ paymentDate }) => paymentDate !== null);
  return (
    <BillListDetail {...props} load={list({ bills: paid, total: 5000, hasMore: true, next: 10, loadMore: () => setShown(shown + 10) })} />
  );
};

export const Large: Story = { tags: ["pattern:load-more"], render: (args) => <Growing {...args} /> };
export const MoreFailed: Story = { args: { load: list({ total: 24, hasMore: true, next: 10, moreFailed: true }) } };
