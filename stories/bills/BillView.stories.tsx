import { BillView } from "@favilla/design-system/bills/BillView.tsx";
import type { Bill } from "@favilla/design-system/bills/bill.ts";
import { DownloadFeedback } from "@favilla/design-system/bills/DownloadFeedback.tsx";
import { WhySection } from "@favilla/design-system/bills/WhySection.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { asPage, failure, loaded, loading, today } from "../layout/page.tsx";
import { press } from "../realKeys.ts";
import { atRest, bills, hrefOf, longSupplies, supplies } from "./pageSample.tsx";
import { autumn, autumnBefore, summer } from "./whySample.ts";

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

const rateOf = (number: number, expiryDate: string, paymentDate: string | null = null) => ({
  number,
  amount: 36.1,
  expiryDate,
  paymentDate,
});

/** A debit that was refused is paid by the customer, whose due date has passed: the instalment to come is debited. */
export const DebitRefused: Story = {
  name: "A refused debit has no day to come [BL-245]",
  args: {
    load: loaded({ ...open, totalAmount: 72.2, paymentType: "Rid", rates: [rateOf(1, "2026-11-10"), rateOf(2, "2027-01-10")] }),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole("button", { name: /Come pagare/ })).toBeVisible();
    await expect(page.queryByRole("link", { name: "Calendario" })).toBeNull();
  },
};

/** Without its supplies a bill has the name that the server gives. */
export const WithoutSupplies: Story = { args: { supplies: undefined } };

export const Downloading: Story = { args: { download: { ...atRest, busy: { id: "1", format: "pdf" } } } };

/** The explanation in its card, and while it fails without one. */
export const Why: Story = {
  name: "Why this amount [BL-34]",
  tags: ["pattern:table"],
  args: {
    why: <WhySection load={loaded({ bill: autumn, previous: summer, lastYear: autumnBefore, isFirst: false })} inCard headingLevel={2} />,
  },
  play: async ({ canvasElement }) => {
    const heading = within(canvasElement).getByRole("heading", { level: 2, name: "Perché questo importo" });
    const section = heading.closest("section") as HTMLElement;
    await expect(within(section).getAllByRole("listitem").length).toBeGreaterThan(3);
  },
};

export const WhyFailed: Story = {
  name: "Why this amount, not loaded [BL-34]",
  globals: { viewport: { value: "narrow" } },
  args: { why: <WhySection load={failure} inCard headingLevel={2} /> },
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole("button", { name: "Riprova" }).focus();
    await press("{Enter}");
    await expect(failure.retry).toHaveBeenCalled();
  },
};

const feedback = { download: fn(), dismiss: fn(), cancel: fn() };

/** The page waits while the file is made, and the customer can cancel. */
export const DownloadRuns: Story = {
  name: "The file is being made",
  tags: ["pattern:dialog"],
  args: {
    download: { ...atRest, busy: { id: "1", format: "pdf" } },
    children: <DownloadFeedback {...feedback} busy={{ id: "1", format: "pdf" }} error={undefined} />,
  },
  play: async () => {
    const overlay = await screen.findByRole("dialog", { name: "Stiamo preparando il tuo file…" });
    await waitFor(() => expect(overlay).toContainElement(document.activeElement as HTMLElement));
    await userEvent.click(within(overlay).getByRole("button", { name: "Annulla" }));
    await expect(feedback.cancel).toHaveBeenCalled();
  },
};

/** A file that could not be made is asked for again. */
export const DownloadFailed: Story = {
  name: "The file could not be made",
  globals: { viewport: { value: "narrow" } },
  tags: ["pattern:alertdialog"],
  args: { children: <DownloadFeedback {...feedback} failed={{ id: "1", format: "pdf" }} error={new Error("no answer")} /> },
  play: async () => {
    const dialog = await screen.findByRole("alertdialog", { name: "Non siamo riusciti a scaricare la bolletta" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Riprova" }));
    await expect(feedback.download).toHaveBeenCalledWith("1", "pdf");
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await press("{Escape}");
    await waitFor(() => expect(feedback.dismiss).toHaveBeenCalled());
  },
};

/** At 320 px with words of eighty characters nothing is cut off. */
export const Narrow: Story = {
  globals: { viewport: { value: "narrow" } },
  args: { supplies: longSupplies },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth),
};
