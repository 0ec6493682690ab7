import { RequestsView } from "@favilla/design-system/account/RequestsView.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { asPage, empty, failure, loaded, loading, today } from "../layout/page.tsx";
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

export const None: Story = {
  args: { load: empty },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole("heading", { name: "Non hai richieste in corso" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Vai alle forniture" })).toHaveAttribute("href", "#forniture");
  },
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
