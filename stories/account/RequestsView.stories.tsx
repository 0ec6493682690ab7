import { ComplaintNote } from "@favilla/design-system/account/ComplaintNote.tsx";
import type { SentRequest } from "@favilla/design-system/account/RequestsView.tsx";
import { RequestsView } from "@favilla/design-system/account/RequestsView.tsx";
import { InstalmentNote } from "@favilla/design-system/bills/InstalmentNote.tsx";
import type { InstalmentRequest } from "@favilla/design-system/bills/instalmentPlan.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { asPage, empty, failure, loaded, loading, loadsBeside, today } from "../layout/page.tsx";
import { press } from "../realKeys.ts";
import { complaintRules, sampleComplaint } from "./complaintSample.ts";
import { manyRequests, sentRequests } from "./pageSample.ts";
import { fits } from "./sample.ts";

const meta = {
  title: "Account/RequestsView",
  component: RequestsView,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", today },
  decorators: asPage("requests"),
  args: { title: "Le mie richieste", load: loaded(sentRequests), suppliesHref: "#forniture" },
} satisfies Meta<typeof RequestsView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each request says who must act next. */
export const Default: Story = {
  name: "Requests [RQ-01] [RQ-11]",
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const group = (name: string) => within(page.getByRole("list", { name })).getAllByRole("article");
    await expect(group("Tocca a noi")).toHaveLength(2);
    await expect(group("Tocca a te")).toHaveLength(1);
    await expect(group("Da verificare")).toHaveLength(1);
    await expect(group("Tocca a noi")[1]).toHaveTextContent("Via dei Tigli 14 · foglio 128, particella 45");
    await expect(group("Fatte")[0]).toHaveTextContent("Casa di Bologna · conto •••• 3456");
    await expect(page.getByRole("link", { name: /^Invia di nuovo/ })).toHaveAttribute("href", "#indirizzi");
  },
};

/** From 1200 px on, the request that waits for the customer stands beside the list. */
export const Beside: Story = {
  name: "A request beside the list [RQ-17]",
  args: { beside: { opened: null, onOpen: fn(), hrefOf: (id) => `#${id}` } },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const rows = within(await page.findByRole("region", { name: "Le tue richieste" })).getAllByRole("link");
    await expect(rows).toHaveLength(5);
    await expect(rows[0]).toHaveAttribute("aria-current", "true");
    await expect(Math.max(...rows.map((row) => row.offsetHeight))).toBeLessThanOrEqual(56);
    const detail = within(page.getByRole("region", { name: "La richiesta scelta" }));
    await expect(detail.getByRole("heading", { level: 2, name: "Indirizzo delle bollette" })).toBeVisible();
    await expect(detail.getByRole("link", { name: "Invia di nuovo" })).toHaveAttribute("href", "#indirizzi");
    await expect(detail.getAllByRole("listitem")).toHaveLength(3);
    await userEvent.click(rows[1] as HTMLElement);
    await expect(args.beside?.onOpen).toHaveBeenCalledWith(sentRequests[0]?.id);
  },
};

const plan: InstalmentRequest = {
  id: "ir-1",
  year: "2026",
  number: "1137491",
  status: "Refused",
  reason: "Per questo importo serve un controllo.",
  rates: [
    { amount: 9206, day: "2026-12-25" },
    { amount: 9206, day: "2027-02-25" },
  ],
};
const noted: SentRequest[] = [
  {
    ...{ id: "ir-1", type: "InstalmentPlan", status: "ClosedWithFailure", date: "2026-11-12", supply: "Casa di Bologna", asked: null },
    note: <InstalmentNote request={plan} href="#rate" />,
  },
  {
    ...{ id: "cr-1", type: "Complaint", status: "Open", date: "2026-10-31", supply: "Via dei Tigli 14", asked: null },
    note: <ComplaintNote complaint={sampleComplaint} rules={complaintRules} />,
  },
];

/** A plan of instalments and a complaint tell more than a status, in their own words. */
export const Notes: Story = {
  name: "What the rooms add to a request [BL-197]",
  globals: { viewport: { value: "narrow" } },
  tags: ["pattern:link"],
  args: { load: loaded(noted) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText(/^Bolletta 1137491: 2 rate, la prima il 25.dicembre.2026\.$/)).toBeVisible();
    await expect(page.getByText("Per questo importo serve un controllo.")).toBeVisible();
    await expect(page.getByText(/giorni/)).toBeVisible();
    await userEvent.click(page.getByRole("main"));
    const link = page.getByRole("link", { name: "Vedi le rate" });
    await expect(link).toHaveAttribute("href", "#rate");
    link.focus();
    await press("{Shift>}{Tab}{/Shift}{Tab}");
    await expect(link).toHaveFocus();
    await fits();
  },
};

export const None: Story = {
  args: { load: empty },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole("heading", { name: "Non hai richieste in corso" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Vai alle forniture" })).toHaveAttribute("href", "#forniture");
  },
};

/** The placeholder has the list and the detail that come. */
export const LoadingBeside: Story = {
  name: "Loading beside the list [RQ-19]",
  tags: ["pattern:busy"],
  args: { load: loading, beside: { opened: null, onOpen: fn(), hrefOf: (id) => `#${id}` } },
  play: loadsBeside,
};

export const Loading: Story = { args: { load: loading } };

export const Failed: Story = {
  args: { load: failure },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Riprova" }));
    await expect(failure.retry).toHaveBeenCalled();
  },
};

export const Many: Story = {
  args: { load: loaded(manyRequests(23)) },
  play: async ({ canvasElement }) => expect(within(canvasElement).getAllByRole("article")).toHaveLength(10),
};

export const Narrow: Story = { globals: { viewport: { value: "narrow" } }, play: fits };
