import { BillView } from "@favilla/design-system/bills/BillView.tsx";
import type { Bill } from "@favilla/design-system/bills/bill.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { asPage, failure, loaded, loading, today } from "../layout/page.tsx";
import { atRest, bills, hrefOf, longSupplies, supplies } from "../pages/sample.tsx";
import { press } from "../realKeys.ts";

const [open, , , paid] = bills as [Bill, Bill, Bill, Bill];

const meta = {
  title: "Bills/BillView",
  component: BillView,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", today },
  decorators: asPage("bills"),
  args: {
    title: "Bolletta",
    back: { href: "#bollette", label: "Bollette" },
    load: loaded(open),
    supplies,
    hrefOf,
    download: atRest,
    onPay: fn(),
    onPayNear: fn(),
    calendarOf: ({ number }) => <a href={`#calendario-${number}`}>Calendario</a>,
    readings: <p>Letture da 1.200 a 1.240.</p>,
    why: <p>Paghi 12,66 € in più rispetto alla bolletta precedente.</p>,
  },
} satisfies Meta<typeof BillView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Loaded [BL-01]",
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.getByRole("heading", { level: 1, name: "Casa di Bologna" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Calendario" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Bollette", current: false })).toBeTruthy();
    page.getByRole("button", { name: /Come pagare/ }).focus();
    await expect(args.onPayNear).toHaveBeenCalled();
    await press("{Enter}");
    await expect(args.onPay).toHaveBeenCalledWith("1");
    await userEvent.click(page.getByRole("button", { name: /PDF/ }));
    await expect(args.download.download).toHaveBeenCalledWith("1", "pdf");
  },
};

export const Loading: Story = { tags: ["pattern:busy"], args: { load: loading, supplies: undefined } };

export const Failed: Story = {
  args: { load: failure },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("heading", { level: 1, name: "Bolletta" })).toBeVisible();
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Riprova" }));
    await expect(failure.retry).toHaveBeenCalled();
  },
};

export const Paid: Story = { args: { load: loaded(paid) } };

/** A bill that is debited needs no place in the calendar. */
export const Debited: Story = {
  args: { load: loaded({ ...open, paymentType: "Rid" }) },
  play: async ({ canvasElement }) => expect(within(canvasElement).queryByRole("link", { name: "Calendario" })).toBeNull(),
};

/** Without its supplies a bill has the name that the server gives. */
export const WithoutSupplies: Story = { args: { supplies: undefined } };

export const Downloading: Story = { args: { download: { ...atRest, busy: { id: "1", format: "pdf" } } } };

/** At 320 px with words of eighty characters nothing is cut off. */
export const Narrow: Story = {
  globals: { viewport: { value: "narrow" } },
  args: { supplies: longSupplies },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth),
};
