import type { AccountBalance, AccountTotal, LoadedDocuments } from "@favilla/design-system/bills/accountBalance.ts";
import { defaultStatementFilter } from "@favilla/design-system/bills/accountStatementFilter.ts";
import type { Bill } from "@favilla/design-system/bills/bill.ts";
import { SamePeriodCallouts } from "@favilla/design-system/bills/SamePeriodCallouts.tsx";
import { StatementExportFeedback } from "@favilla/design-system/bills/StatementExportFeedback.tsx";
import { StatementTwinsView } from "@favilla/design-system/bills/StatementTwinsView.tsx";
import { StatementView } from "@favilla/design-system/bills/StatementView.tsx";
import { newestFirst } from "@favilla/design-system/bills/statementQuery.ts";
import { menuTester } from "@favilla/design-system/testing/index.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { fits } from "../account/sample.ts";
import { asPage, empty, failure, loaded, loading, today } from "../layout/page.tsx";
import { press } from "../realKeys.ts";
import { bills, hrefOf, supplies } from "./pageSample.tsx";

const paid: AccountBalance = {
  id: 1,
  number: "1010312",
  year: 2026,
  documentType: "Fattura",
  commodity: "gas",
  supplyCode: "S-2",
  productLine: "gas",
  paymentCondition: "postal",
  emissionDate: "2026-09-15",
  expiryDate: "2026-10-11",
  paymentDate: "2026-10-02",
  periodFrom: "2026-07-01",
  periodTo: "2026-08-31",
  accountStatus: "Paid",
  amount: 45.86,
  paidAmount: 45.86,
  balance: 0,
  rates: [],
};
const balances: readonly AccountBalance[] = [
  {
    ...paid,
    id: 2,
    number: "1010351",
    emissionDate: "2026-11-15",
    expiryDate: "2026-12-11",
    paymentDate: null,
    amount: 99.67,
    balance: 99.67,
  },
  {
    ...paid,
    id: 3,
    number: "1010338",
    commodity: "electricity",
    supplyCode: "S-1",
    paymentCondition: "bank",
    expiryDate: "2026-12-11",
    paymentDate: null,
    balance: 45.86,
  },
  paid,
  { ...paid, id: 4, number: "1010300", documentType: "Nota di credito", amount: -12.5 },
];
/** Every value that servers may omit is missing. */
const odd: AccountBalance = {
  ...paid,
  id: 9,
  supplyCode: null,
  commodity: "other",
  paymentCondition: null,
  emissionDate: null,
  expiryDate: null,
  paymentDate: null,
  accountStatus: "Unknown",
  amount: null,
};

const pages = (items: readonly AccountBalance[], over: Partial<LoadedDocuments> = {}) =>
  loaded<LoadedDocuments>({
    items,
    fetched: items,
    total: items.length,
    complete: true,
    hasMore: false,
    next: 10,
    loadMore: fn(),
    loadingMore: false,
    moreFailed: false,
    ...over,
  });
const sums = (balance: number) => loaded<AccountTotal>({ count: 4, amount: 232.7, paidAmount: 33.36, balance });
const names = new Map([
  ["S-1", "Casa di Bologna"],
  ["S-2", "Via dei Tigli 14"],
]);

const meta = {
  title: "Bills/StatementView",
  component: StatementView,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", today },
  decorators: asPage("profile"),
  args: {
    title: "Estratto conto",
    back: { href: "#profilo", label: "Profilo" },
    query: { filter: defaultStatementFilter, sort: newestFirst },
    load: pages(balances),
    total: sums(145.53),
    account: sums(145.53),
    names,
    supplies: [...names].map(([id, name]) => ({ id, name })),
    hrefOf: ({ id }) => `#documento-${id}`,
    ordering: { state: "Unset" },
    onFilter: fn(),
    onJump: fn(),
    onSort: fn(),
    onExport: fn(),
    onFilterNear: fn(),
    onFilterOpen: fn(),
  },
} satisfies Meta<typeof StatementView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  name: "Loaded [AS-02] [AS-08] [AS-11] [AS-25] [AS-47]",
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.getByText("4 documenti")).toBeVisible();
    await expect(page.getByText(/^Emessi in tutto 4 documenti:/)).toBeVisible();
    await expect(page.getByRole("rowheader", { name: /· Nota di credito n\. 2026 \/ 1010300$/ })).toBeVisible();
    await expect(page.getAllByRole("rowheader")[0]).toHaveTextContent(/^Via dei Tigli 14 Gas · n\. 2026 \/ 1010351$/);
    const balance = page.getByRole("region", { name: "Saldo" });
    await expect(balance).toHaveTextContent(/Paghi tu.*una bolletta.*99,67.*Addebito l’11.*45,86.*Saldo di oggi.*145,53/);
    await userEvent.click(page.getByRole("button", { name: "Importo" }));
    await expect(args.onSort).toHaveBeenCalledWith({ column: "amount", direction: "ascending" });
    await menuTester(userEvent, canvasElement, "Scarica").choose("Excel (.xlsx)");
    await expect(args.onExport).toHaveBeenCalledWith("xlsx");
    await userEvent.click(page.getByRole("button", { name: "Ancora aperti" }));
    await expect(args.onFilter).toHaveBeenCalledWith({ ...defaultStatementFilter, statuses: ["expiring", "expired"] });
  },
};

/** An open credit note is a line of its own, so that the lines add up. */
export const OpenCredit: Story = {
  name: "Open credit note [AS-15]",
  args: {
    load: pages([...balances, { ...paid, id: 5, documentType: "Nota di credito", paymentDate: null, amount: -12.5, balance: -12.5 }]),
    account: sums(133.03),
  },
  play: async ({ canvasElement }) => {
    const balance = within(canvasElement).getByRole("region", { name: "Saldo" });
    await expect(balance).toHaveTextContent(/99,67.*45,86.*A tuo credito.*una nota di credito.*12,50.*Saldo di oggi.*133,03/);
  },
};

export const Loading: Story = {
  tags: ["pattern:busy"],
  args: { load: loading, total: loading, account: loading, names: new Map(), supplies: [] },
};

/** The documents are loaded, but the names of the supplies are not yet. */
export const NamesLoading: Story = {
  args: { names: new Map(), supplies: [] },
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole("rowheader");
    await expect(first).toHaveTextContent(/^n\. 2026 \/ 1010351 Gas$/);
  },
};

export const NewCustomer: Story = {
  args: { load: empty, total: empty, account: loaded({ count: 0, amount: 0, paidAmount: 0, balance: 0 }) },
};

export const NothingFound: Story = {
  args: { query: { filter: { ...defaultStatementFilter, totalFrom: 900 }, sort: newestFirst }, load: empty, account: sums(0) },
};

export const NothingChosen: Story = {
  args: { query: { filter: { ...defaultStatementFilter, statuses: [] }, sort: newestFirst }, load: { state: "Unset" }, account: sums(-20) },
};

export const Failed: Story = { args: { load: failure, total: failure, account: failure, onRetryParts: fn() } };

/** Names and total failed to load; the documents are shown. */
export const PartFailed: Story = {
  args: { total: failure, account: failure, names: new Map(), supplies: [], onRetryParts: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Riprova" }));
    await expect(args.onRetryParts).toHaveBeenCalled();
  },
};

const large = pages(balances, { total: 5000, complete: false, hasMore: true });
const byAmount = { filter: defaultStatementFilter, sort: { column: "amount", direction: "ascending" } } as const;

/** Five thousand documents, newest first, as the server gives them. */
export const Large: Story = {
  args: { load: large },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.getByText("4 di 5.000 documenti")).toBeVisible();
    await expect(page.getByRole("region", { name: "Saldo" })).toHaveTextContent(/^Saldo di oggi\s*145,53/);
    await userEvent.click(page.getByRole("button", { name: "Importo" }));
    await expect(args.onSort).toHaveBeenCalledWith(byAmount.sort);
  },
};

/** In a wide window documents are chosen, one by one or a year at once. */
export const Choosing: Story = {
  name: "Choosing documents [BL-177] [BL-181]",
  args: { onFiles: fn() },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Tutto il 2026" }));
    await expect(page.getByRole("group", { name: "Righe scelte" })).toHaveTextContent(/4 scelte su 4 4 bollette, [\d.,]+/);
    await userEvent.click(page.getByRole("checkbox", { name: "Scegli Nota di credito n. 2026 / 1010300" }));
    await userEvent.click(page.getByRole("button", { name: "Importo" }));
    await userEvent.click(page.getByRole("button", { name: "PDF di 3 bollette" }));
    await expect(args.onFiles).toHaveBeenCalledWith(expect.objectContaining({ length: 3 }));
    await userEvent.click(page.getByRole("button", { name: "CSV delle righe scelte" }));
    await expect(args.onExport).toHaveBeenCalledWith("csv", expect.objectContaining({ length: 3 }));
  },
};

/** Of a part of the documents only whole years have a button, and no button promises all. */
export const ChoosingAmongMany: Story = {
  name: "Choosing among many [BL-177]",
  args: { onFiles: fn(), load: large },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("checkbox", { name: "Scegli tutte le righe che vedi" }));
    await expect(page.queryByRole("button", { name: /^Scegli tutte/ })).toBeNull();
    await expect(page.queryByRole("button", { name: /^Tutto il/ })).toBeNull();
  },
};

/** The menu has the PDF of all bills too, in a narrow window as in a wide one. */
export const Pdfs: Story = {
  name: "The PDF of all bills [AS-53]",
  args: { onFiles: fn() },
  play: async ({ canvasElement, args }) => {
    await menuTester(userEvent, canvasElement, "Scarica").choose("PDF di 4 bollette");
    await waitFor(() => expect(args.onFiles).toHaveBeenCalledWith(expect.objectContaining({ length: 4 })));
  },
};

/** Bills that have not come yet are read first. */
export const PdfsOfMany: Story = {
  name: "The PDF of many bills [AS-53]",
  args: { onFiles: fn(), onWhole: fn(), load: large },
  play: async ({ canvasElement, args }) => {
    await menuTester(userEvent, canvasElement, "Scarica").choose("PDF di 5.000 bollette");
    await expect(args.onWhole).toHaveBeenCalledWith(true);
    await expect(args.onFiles).not.toHaveBeenCalled();
  },
};

/** Another order needs all documents. Until they have come the newest ones stay first. */
export const Ordering: Story = {
  name: "Being sorted [AS-12]",
  args: { query: byAmount, load: large, ordering: { state: "Loading", progress: { fetched: 1200, total: 5000 } } },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.getByRole("progressbar", { name: "Ordiniamo i documenti" })).toHaveAttribute("aria-valuetext", "1.200 di 5.000");
    await userEvent.click(page.getByRole("button", { name: "Annulla" }));
    await expect(args.onSort).toHaveBeenCalledWith(newestFirst);
  },
};

export const OrderingFailed: Story = {
  name: "Not sorted [AS-12]",
  args: { query: byAmount, load: large, ordering: { state: "LoadFailure", retry: fn() } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Riprova" }));
    await expect(args.ordering?.retry).toHaveBeenCalled();
  },
};

const longName = "Massimiliano Ferdinando Esempio di Castelfittizio Campionari";

/** One document, of a supply with a name of sixty characters, and one in a script that is read from right to left. */
export const LongNames: Story = {
  globals: { viewport: { value: "narrow" } },
  args: {
    load: pages([balances[0] as AccountBalance, { ...paid, id: 6, supplyCode: "S-3" }]),
    names: new Map([
      ["S-2", longName],
      ["S-3", "בית בירושלים 14"],
    ]),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(longName);
    await fits();
  },
};

export const OddData: Story = { args: { load: pages([odd, ...balances], { moreFailed: true, hasMore: true, total: 12 }) } };

export const Phone: Story = { globals: { viewport: { value: "phone" } } };

const twin = { ...(bills[0] as Bill), expiryDate: "2026-12-20" };

/** Two bills for one period are told of above the documents. */
export const Twins: Story = {
  name: "Two bills for one period [BL-91]",
  globals: { viewport: { value: "narrow" } },
  args: {
    note: (
      <StatementTwinsView
        load={loaded([twin, { ...twin, id: 7, number: "1045232" }])}
        supplies={supplies}
        callout={(groups, nameOf) => <SamePeriodCallouts groups={groups} nameOf={nameOf} hrefOf={hrefOf} allHref="#bollette" />}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Due bollette per lo stesso periodo.")).toBeVisible();
    await fits();
  },
};

/** Their place is kept while the bills load; a failure leaves them out. */
export const TwinsLoading: Story = {
  name: "Bills for one period while they load [BL-91]",
  args: { note: <StatementTwinsView load={loading} supplies={supplies} callout={() => null} /> },
  play: async ({ canvasElement }) => expect(canvasElement).not.toHaveTextContent("per lo stesso periodo"),
};

const exporting = { busy: undefined, error: undefined, progress: undefined, retry: undefined, dismiss: fn(), cancel: fn() };
const retry = fn();

/** Progress of a file of many documents. */
export const Exporting: Story = {
  name: "The file is being made",
  globals: { viewport: { value: "narrow" } },
  tags: ["pattern:progressbar", "pattern:dialog"],
  args: { children: <StatementExportFeedback {...exporting} busy="csv" progress={{ fetched: 1200, total: 5000 }} /> },
  play: async () => {
    const overlay = await screen.findByRole("dialog", { name: "Stiamo preparando il tuo file…" });
    await expect(within(overlay).getByRole("progressbar", { name: "Documenti" })).toHaveAttribute("aria-valuetext", "1.200 di 5.000");
    await userEvent.click(within(overlay).getByRole("button", { name: "Annulla" }));
    await expect(exporting.cancel).toHaveBeenCalled();
  },
};

export const ExportFailed: Story = {
  name: "The file could not be made",
  tags: ["pattern:alertdialog"],
  args: { children: <StatementExportFeedback {...exporting} retry={retry} error={new Error("no answer")} /> },
  play: async () => {
    const dialog = await screen.findByRole("alertdialog", { name: "Non siamo riusciti a scaricare l’estratto conto" });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    within(dialog).getByRole("button", { name: "Riprova" }).focus();
    await press("{Enter}");
    await expect(retry).toHaveBeenCalledOnce();
  },
};
