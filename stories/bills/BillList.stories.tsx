import { BillList } from "@favilla/design-system/bills/BillList.tsx";
import { LiveRegion } from "@favilla/design-system/feedback/LiveRegion.tsx";
import { headingLevels } from "@favilla/design-system/text/headingLevel.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { press } from "../realKeys.ts";
import { manyBills, sampleBill, sampleBills } from "./sample.ts";

const debit = { ...sampleBill, id: "debit", number: "1045300", debit: true, expiryDate: "2026-12-18" };
/** The day of the debit has passed. */
const refused = { ...debit, id: "refused", number: "1045301", status: "NotPaid", expiryDate: "2026-11-08" } as const;
const credit = { ...sampleBill, id: "credit", number: "1045302", creditNote: true, total: -35.4, lines: [] };

const meta = {
  title: "Bills/BillList",
  component: BillList,
  argTypes: { headingLevel: { control: "select", options: headingLevels } },
  tags: ["!autodocs"],
  parameters: { today: "2026-11-21" },
  args: { bills: sampleBills, label: "Le tue bollette", headingLevel: 2, onDownload: fn() },
  decorators: [
    (List) => (
      <>
        <LiveRegion />
        <List />
      </>
    ),
  ],
} satisfies Meta<typeof BillList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole("list", { name: "Le tue bollette" });
    await expect(within(list).getAllByRole("article")).toHaveLength(4);
    await expect(within(canvasElement).queryByRole("button", { name: /^Mostra/ })).toBeNull();
  },
};

/** The bills that the customer pays come first, then those that are debited; the count is beside the first heading. */
export const Grouped: Story = {
  name: "Grouped [BL-41] [BL-63]",
  args: { bills: [...sampleBills, debit, refused, credit], grouped: true, aside: "7 in tutto", onPay: fn() },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const open = within(page.getByRole("list", { name: "Da pagare" }));
    await expect(open.getAllByRole("article")).toHaveLength(4);
    for (const bill of open.getAllByRole("article")) await expect(within(bill).getByRole("button", { name: /^Come pagare/ })).toBeVisible();
    await expect(within(page.getByRole("list", { name: "Si paga da sola" })).getByRole("article")).toHaveTextContent(/Addebito il.*dic/);
    await expect(within(page.getByRole("list", { name: "Altri documenti" })).getByRole("article")).toHaveTextContent("A tuo credito");
    await expect(within(page.getByRole("list", { name: "Pagate" })).getAllByRole("article")).toHaveLength(1);
    await expect(page.getByText("7 in tutto")).toBeVisible();
    await userEvent.click(open.getAllByRole("button", { name: /^Come pagare/ })[0] as HTMLElement);
    await expect(args.onPay).toHaveBeenCalledWith("2026-1045231");
  },
};

/** Brings the bills that a slow list waits for. A timer could be over before a busy browser has looked. */
let arrive = () => {};

/** Shows ten bills at a time out of `total`, at once or, if `slow`, when they arrive. */
const Growing = ({ total, slow = false, ...args }: Parameters<typeof BillList>[0] & { total: number; slow?: boolean }) => {
  const [shown, setShown] = useState(10);
  const [loading, setLoading] = useState(false);
  const [bills] = useState(() => manyBills(total));
  const grow = () => {
    setLoading(false);
    setShown((count) => count + 10);
  };
  const load = () => {
    setLoading(slow);
    if (slow) arrive = grow;
    else grow();
  };
  return (
    <>
      <p>
        <a href="#altrove">Altrove</a>
      </p>
      <BillList
        {...args}
        bills={bills.slice(0, shown)}
        hasMore={shown < total}
        step={Math.min(10, total - shown)}
        loadingMore={loading}
        onLoadMore={load}
      />
    </>
  );
};

const headings = (canvasElement: HTMLElement) => within(canvasElement).getAllByRole("heading");
const button = (canvasElement: HTMLElement, name: string) => within(canvasElement).getByRole("button", { name });

/** Focus moves to the first new card, the new cards are announced, and the last press removes the button. */
export const LoadMore: Story = {
  name: "Load more [BL-08]",
  tags: ["pattern:load-more"],
  render: (args) => <Growing {...args} total={21} />,
  play: async ({ canvasElement }) => {
    button(canvasElement, "Mostra altre 10 bollette").focus();
    await press("{Enter}");
    await expect(headings(canvasElement)).toHaveLength(20);
    await expect(headings(canvasElement)[10]).toHaveFocus();
    await expect(await within(canvasElement).findByRole("status")).toHaveTextContent("Mostrate altre 10 bollette");
    button(canvasElement, "Mostra un’altra bolletta").focus();
    await press(" ");
    await expect(headings(canvasElement)[20]).toHaveFocus();
    await expect(within(canvasElement).getByRole("status")).toHaveTextContent("Mostrata un’altra bolletta");
    await expect(within(canvasElement).queryByRole("button", { name: /^Mostra/ })).toBeNull();
  },
};

/** While bills are loading the button is busy and keeps focus. */
export const LoadMoreSlowly: Story = {
  name: "Load more, slowly [BL-08]",
  render: (args) => <Growing {...args} total={40} slow />,
  play: async ({ canvasElement }) => {
    button(canvasElement, "Mostra altre 10 bollette").focus();
    await press("{Enter}");
    await expect(button(canvasElement, "Un attimo…")).toHaveFocus();
    await press("{Enter}");
    await expect(headings(canvasElement)).toHaveLength(10);
    arrive();
    await waitFor(() => expect(headings(canvasElement)).toHaveLength(20));
    await expect(headings(canvasElement)[10]).toHaveFocus();
  },
};

/** Focus is not moved if the user has moved it elsewhere. */
export const LoadMoreElsewhere: Story = {
  name: "Load more, reader elsewhere",
  render: (args) => <Growing {...args} total={40} slow />,
  play: async ({ canvasElement }) => {
    await userEvent.click(button(canvasElement, "Mostra altre 10 bollette"));
    within(canvasElement).getByRole("link", { name: "Altrove" }).focus();
    arrive();
    await waitFor(() => expect(headings(canvasElement)).toHaveLength(20));
    await expect(within(canvasElement).getByRole("link", { name: "Altrove" })).toHaveFocus();
    await expect(within(canvasElement).getByRole("status")).toHaveTextContent("Mostrate altre 10 bollette");
  },
};

/** In a long list, the layout of distant cards is deferred, but page search finds all of them. */
export const Long: Story = { args: { bills: manyBills(60), hasMore: true } };

export const Phone: Story = { globals: { viewport: { value: "phone" } }, args: { hasMore: true } };
export const Narrow: Story = { globals: { viewport: { value: "narrow" } }, args: { hasMore: true } };
