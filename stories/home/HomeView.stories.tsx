import type { Bill } from "@favilla/design-system/bills/bill.ts";
import { encodeBillFilter } from "@favilla/design-system/bills/billFilterQuery.ts";
import { NextBillRow } from "@favilla/design-system/bills/NextBillRow.tsx";
import { SamePeriodCallouts } from "@favilla/design-system/bills/SamePeriodCallouts.tsx";
import { addDays } from "@favilla/design-system/data/dates.ts";
import { RowGroup } from "@favilla/design-system/data/RowGroup.tsx";
import { HomeView, type HomeViewProps } from "@favilla/design-system/home/HomeView.tsx";
import { HomeYear } from "@favilla/design-system/home/HomeYear.tsx";
import { LastMonthText } from "@favilla/design-system/home/LastMonthText.tsx";
import { NextBillPlace, type NextBillPlaceProps } from "@favilla/design-system/home/NextBillPlace.tsx";
import { ReadingTeaser } from "@favilla/design-system/readings/ReadingTeaser.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { bills, ceased, hrefOf, longSupplies, manySupplies, supplies } from "../bills/pageSample.tsx";
import { electricityRows } from "../consumption/pageSample.tsx";
import { enlarged } from "../emulation.ts";
import { asPage, empty, failure, loaded, loading, today } from "../layout/page.tsx";
import { press } from "../realKeys.ts";

/** The newest bills and those of them that are not paid. */
const homeBills = (all: readonly Bill[]) => loaded({ latest: all.slice(0, 3), unpaid: all.filter(({ paymentDate }) => !paymentDate) });

/** Forty bills to pay, due from October to January. */
const manyUnpaid = Array.from({ length: 40 }, (_, index) => ({
  ...(bills[0] as Bill),
  id: 5000 + index,
  paymentType: "Bollettino",
  paymentDate: null,
  totalAmount: 40 + index,
  expiryDate: addDays("2026-10-05", index * 3 - (index % 2)),
}));

const meta = {
  title: "Home/HomeView",
  component: HomeView,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", today },
  decorators: asPage("home"),
  args: {
    name: "Giulia",
    links: {
      bills: "#bollette",
      billsOf: (filter) => `#bollette?${encodeBillFilter(filter)}`,
      bill: hrefOf,
      pay: "#paga",
      supplies: "#forniture",
      supply: ({ id }) => `#${id}`,
    },
    allDueDates: { onOpen: fn(), onNear: fn(), drawer: () => null },
    bills: homeBills(bills),
    supplies: loaded(supplies),
    reminder: (slim) => <ReadingTeaser href="#autolettura" until="2026-11-28" slim={slim} onClose={fn()} />,
    readings: [{ supplyId: "supply-2", name: "Via dei Tigli 14", month: "2026-11", day: "2026-11-28" }],
    lastMonth: (_supply, shows): ReactNode => (shows === "month" ? "ottobre" : "136 kWh"),
  },
} satisfies Meta<typeof HomeView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Loaded [HM-02, HM-10, HM-13]",
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole("heading", { level: 1, name: "Ciao Giulia" })).toBeVisible();
    await expect(page.getByRole("region", { name: "Da pagare" })).toHaveTextContent(/3 bollette, una è scaduta da 18.giorni/);
    await expect(within(page.getByRole("list", { name: "Le ultime bollette" })).getAllByRole("link")).toHaveLength(3);
    await expect(within(page.getByRole("list", { name: "Scadenze" })).getAllByRole("listitem")).toHaveLength(3);
  },
};

/** The press that opens the drawer of all due dates, and what a page that could not load it says. */
export const AllDueDatesFailed: Story = {
  name: "All due dates could not be loaded [HM-12]",
  args: { allDueDates: { onOpen: fn(), onNear: fn(), failed: true, drawer: () => null } },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.getByRole("alert")).toHaveTextContent("Non riusciamo a mostrare tutte le scadenze.");
    await userEvent.click(page.getByRole("button", { name: "Tutte le scadenze" }));
    await expect(args.allDueDates?.onOpen).toHaveBeenCalled();
  },
};

export const Loading: Story = { args: { name: undefined, bills: loading, supplies: loading } };

const starting = supplies.slice(0, 1).map((supply) => ({ ...supply, status: "underProcessing" as const }));

/** A new customer sees one summary of the completed, current and coming steps. */
export const NewCustomer: Story = {
  args: { bills: empty, supplies: loaded(starting), reminder: undefined },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole("heading", { name: "Non hai ancora bollette" })).toBeVisible();
    await expect(page.getByText("Stiamo attivando la fornitura «Casa di Bologna»")).toBeVisible();
  },
};

export const NewCustomerWithoutSupply: Story = {
  args: { bills: empty, supplies: empty, reminder: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("link", { name: "Tutte le bollette" })).toBeNull();
  },
};

const paid = bills.map((bill) => ({ ...bill, paymentDate: "2026-11-02" }));

/** The reading and the next bill are one card; the next bill's place is kept for it. */
export const NextBill: Story = {
  name: "With the next bill [HM-47, HM-50]",
  args: {
    bills: loaded({ latest: bills.slice(0, 3), known: Array.from({ length: 5 }, () => bills[0] as Bill), unpaid: bills.slice(0, 1) }),
    ahead: (supply, _known, place) => (
      <RowGroup label="Prossima bolletta">
        <NextBillRow next={null} spent={61240} name={place === "row" ? (supply.nickname ?? "") : ""} href="#consumi" />
      </RowGroup>
    ),
  },
  play: async ({ canvasElement }) => {
    const [reading, ahead] = ["Leggi il contatore del gas", "Ultimi 12 mesi"].map((text) =>
      within(canvasElement).getByText(text).closest("ul"),
    );
    const bottom = reading?.getBoundingClientRect().bottom ?? 0;
    await expect(Math.abs(bottom - (ahead?.getBoundingClientRect().top ?? 99))).toBeLessThan(1);
  },
};

const nextBill =
  (known: NextBillPlaceProps["known"]): HomeViewProps["ahead"] =>
  (supply, _known, place) => <NextBillPlace known={known} href="#stima" name={supply.nickname ?? undefined} place={place} />;
const fiveKnown = Array.from({ length: 5 }, () => bills[0] as Bill);

/** The place of the next bill, and what each supply used in its last month. */
export const NextBillRowPlace: Story = {
  name: "The next bill in its place, the last months of the supplies [HM-47, HM-13]",
  tags: ["pattern:link"],
  args: {
    bills: loaded({ latest: bills.slice(0, 3), known: fiveKnown, unpaid: bills.slice(0, 1) }),
    ahead: nextBill({ next: null, spent: 61240 }),
    lastMonth: (supply, shows) => <LastMonthText supply={supply} rows={electricityRows} shows={shows} />,
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const row = within(page.getByRole("list", { name: "Ultimi 12 mesi" })).getByRole("link");
    await expect(row).toHaveAttribute("href", "#stima");
    const rows = within(page.getByRole("list", { name: "Le tue forniture" })).getAllByRole("link");
    rows[0]?.scrollIntoView();
    await waitFor(() => expect(rows[0]).toHaveTextContent(/\d+.kWh.*ottobre|ottobre.*\d+.kWh/));
    rows[0]?.focus();
    await press("{Tab}");
    await expect(rows[1]).toHaveFocus();
  },
};

/** The place is kept while the next bill loads. */
export const NextBillComing: Story = {
  name: "The next bill while it loads [HM-47]",
  globals: { viewport: { value: "narrow" } },
  args: { ...NextBillRowPlace.args, ahead: nextBill(undefined) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText("Ultimi 12 mesi")).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

/** Nothing is due: the next bill takes the panel. */
export const NextBillPanel: Story = {
  name: "Nothing due, the next bill [HM-48]",
  args: {
    bills: loaded({ latest: fiveKnown.slice(0, 3), known: fiveKnown, unpaid: [] }),
    reminder: undefined,
    readings: [],
    ahead: nextBill({ next: null, spent: 61240 }),
  },
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement).getByRole("region", { name: "Niente da pagare" });
    await expect(panel).toHaveTextContent(/612,40.€/);
    await expect(within(panel).getByRole("link")).toHaveAttribute("href", "#stima");
  },
};

/** Nothing is due: the reading takes the panel. */
export const ReadingOnly: Story = {
  name: "Nothing due, a reading to send [HM-11]",
  args: { bills: homeBills(paid) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.queryByRole("region", { name: "Da pagare" })).toBeNull();
    await expect(page.getByRole("region", { name: "È il momento dell’autolettura del gas" })).toHaveAttribute("data-tone", "night");
  },
};

export const NothingToDo: Story = {
  args: { bills: homeBills(paid), reminder: undefined, readings: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Niente da pagare")).toBeVisible();
    await expect(within(canvasElement).queryByRole("heading", { name: "Scadenze" })).toBeNull();
  },
};

/** A debit is no bill to pay, and says when it leaves the account. */
export const OnlyDebits: Story = {
  args: { bills: homeBills(bills.slice(0, 2).map((bill) => ({ ...bill, paymentType: "Rid" }))), reminder: undefined, readings: [] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText("Niente da pagare")).toBeVisible();
    await expect(page.getAllByText(/^Addebito il/)).toHaveLength(2);
  },
};

const forty = Array.from(
  { length: 40 },
  (_, index): Bill => ({ ...(bills[1] as Bill), id: 100 + index, totalAmount: index ? 0.01 : 1_234_567.5 }),
);

export const FortyDueDates: Story = {
  name: "Forty due dates [HM-12]",
  globals: { viewport: { value: "narrow" } },
  args: { bills: homeBills(forty) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("region", { name: "Da pagare" })).toHaveTextContent(/1\.234\.567,89.€/);
    await waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth));
  },
};

const twice = (supplyCodes: readonly string[]) =>
  supplyCodes.flatMap((supplyCode) =>
    [1, 2].map(
      (index): Bill => ({
        ...(bills[0] as Bill),
        id: 5000 + 10 * Number(supplyCode.at(-1)) + index,
        supplyCode,
        paymentType: "Bollettino",
        paymentDate: null,
        expiryDate: "2026-12-20",
      }),
    ),
  );

/** Each of two periods has a callout, told apart by the supply. */
export const TwoPeriods: Story = {
  name: "Two supplies with two bills each for one period [BL-91]",
  args: {
    bills: homeBills(twice(supplies.slice(0, 2).map(({ supplyCode }) => supplyCode ?? ""))),
    callout: (groups, nameOf) => <SamePeriodCallouts groups={groups} nameOf={nameOf} hrefOf={hrefOf} allHref="#bollette" />,
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getAllByText("Due bollette per lo stesso periodo.")).toHaveLength(2);
    await expect(page.getByText(/Casa di Bologna, .*2026\. Una può correggere l’altra/)).toBeVisible();
    await expect(page.getByText(/Via dei Tigli 14, .*2026\. Una può correggere l’altra/)).toBeVisible();
  },
};

/** Each card names its own twin, so that home counts many of them. */
export const ManyPeriods: Story = {
  name: "Three periods with several bills each [BL-91]",
  args: {
    bills: homeBills(twice(["S-1", "S-2", "S-3"])),
    callout: (groups, nameOf) => <SamePeriodCallouts groups={groups} nameOf={nameOf} hrefOf={hrefOf} allHref="#bollette" />,
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText("In 3 casi più bollette sono per lo stesso periodo.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Vedi le bollette" })).toHaveAttribute("href", expect.stringMatching(/bollette$/));
  },
};

export const OneSupply: Story = {
  name: "One supply [DS-96]",
  args: { supplies: loaded([...supplies.slice(0, 1), ...ceased]) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole("heading", { level: 2, name: "La tua fornitura" })).toBeVisible();
    await expect(within(page.getByRole("list", { name: "La tua fornitura" })).getAllByRole("listitem")).toHaveLength(1);
  },
};

export const OnlyCeasedSupplies: Story = { args: { supplies: loaded(ceased) } };

/** One panel fails and offers a retry; the other is not affected. */
export const BillsFailed: Story = {
  args: { bills: failure },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText("Niente da pagare")).toBeNull();
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Riprova" }));
    await expect(failure.retry).toHaveBeenCalled();
  },
};

/** Bills are shown even without the supplies, with the name of their commodity. */
export const SuppliesFailed: Story = { args: { supplies: failure } };

export const AllFailed: Story = { args: { name: undefined, bills: failure, supplies: failure } };

/** An administrator with forty bills to pay sees them month by month, and six supplies of five hundred with a link to the others. */
export const Large: Story = {
  name: "Large [HM-15]",
  args: { supplies: loaded(manySupplies(500)), bills: homeBills(manyUnpaid) },
  play: async ({ canvasElement }) => {
    const months = await within(canvasElement).findByRole("list", { name: "Da pagare, mese per mese" });
    await expect(within(months).getAllByRole("link")).toHaveLength(4);
    await expect(within(canvasElement).getByRole("link", { name: "Tutte le 500 forniture attive" })).toBeVisible();
  },
};

/** The widest windows have room for a year of consumption in a third column, which is read last. */
export const Widest: Story = {
  name: "Three columns [HM-54]",
  globals: { viewport: { value: "widest" } },
  args: { year: (supply) => <HomeYear supply={supply} href={`#consumi-${supply.id}`} year={2026} load={loaded(electricityRows)} /> },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const year = await page.findByRole("heading", { level: 2, name: "Consumi di Casa di Bologna" });
    const headings = page.getAllByRole("heading", { level: 2 });
    await expect(headings.at(-1)).toBe(year);
    const bars = await page.findByRole("list", { name: /^Consumi del 2026/ });
    const [supplies, chart] = [page.getByRole("list", { name: "Le tue forniture" }), bars].map((list) => list.getBoundingClientRect());
    await expect(chart?.left).toBeGreaterThan(supplies?.right ?? Number.NaN);
    await expect(page.getByRole("link", { name: "Tutti i consumi" })).toHaveAttribute("href", "#consumi-supply-1");
  },
};

export const WidestLoading: Story = {
  name: "Three columns that load [HM-56]",
  globals: { viewport: { value: "widest" } },
  args: { ...Loading.args, year: () => null },
};

/** Nobody can say which of many supplies a year of consumption would be about. */
export const WidestLarge: Story = {
  name: "No third column for many supplies [HM-54]",
  globals: { viewport: { value: "widest" } },
  args: { supplies: loaded(manySupplies(500)), year: () => "A year" },
  play: async ({ canvasElement }) => expect(within(canvasElement).queryByText("A year")).toBeNull(),
};

export const WidestFailed: Story = {
  name: "The third column fails alone [HM-54]",
  globals: { viewport: { value: "widest" } },
  args: { year: (supply) => <HomeYear supply={supply} href="#consumi" year={2026} load={failure} /> },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole("heading", { level: 3, name: "Non riusciamo a caricare i consumi" })).toBeVisible();
    await expect(page.getByRole("region", { name: "Da pagare" })).toBeVisible();
  },
};

const phone = { viewport: { value: "phone" } };

export const Phone: Story = { globals: phone };
export const PhoneLoading: Story = { ...Loading, globals: phone };

/** At 320 px with text twice as large and words of eighty characters nothing is cut off. */
export const Narrow: Story = {
  globals: { viewport: { value: "narrow" } },
  args: { name: "Massimiliano Ferdinando", supplies: loaded(longSupplies) },
  decorators: [
    (Story) => (
      <>
        <style data-story>{enlarged}</style>
        <Story />
      </>
    ),
  ],
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
