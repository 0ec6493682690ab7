import { RequestList } from "@favilla/design-system/account/RequestList.tsx";
import { Button } from "@favilla/design-system/actions/Button.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Growing, retries } from "../data/loadedList.tsx";
import { press } from "../realKeys.ts";
import { fits, longWord, requests } from "./sample.ts";

const meta = {
  title: "Account/RequestList",
  component: RequestList,
  tags: ["!autodocs"],
  args: { state: "loaded", requests, label: "Le mie richieste", onRetry: fn(), onLoadMore: fn() },
} satisfies Meta<typeof RequestList>;

export default meta;
type Story = StoryObj<typeof meta>;

const groupOf = (canvasElement: HTMLElement, name: string) =>
  within(within(canvasElement).getByRole("list", { name })).getAllByRole("article");

/** Grouped by who must act next; each names its supply and what was asked, and leads back there. */
export const Loaded: Story = {
  name: "Who must act next, about which supply [RQ-01] [RQ-10] [RQ-11] [RQ-12]",
  parameters: { today: "2026-11-21" },
  tags: ["pattern:disclosure", "pattern:link"],
  play: async ({ canvasElement }) => {
    const [failed] = groupOf(canvasElement, "Tocca a te");
    const [open, working] = groupOf(canvasElement, "Tocca a noi");
    const [done] = groupOf(canvasElement, "Fatte");
    const headings = within(canvasElement).getAllByRole("heading", { level: 2 });
    await expect(headings.map(({ textContent }) => textContent)).toEqual(["Tocca a te", "Tocca a noi", "Fatte"]);
    const words = [...canvasElement.querySelectorAll("span[data-tone]")].map(({ textContent }) => textContent);
    await expect(words).toEqual(["Non riuscita", "Ricevuta", "In lavorazione", "Fatta"]);
    await expect(open).toHaveTextContent("Casa di Bologna");
    await expect(working).toHaveTextContent("Casa al mare · a Via Fittizia 8, 40121 Bologna BO");
    await expect(working).toHaveTextContent("Del 12 novembre");
    await expect(done).toHaveTextContent("Del 2 ottobre, fatta il 6 ottobre");
    const about = within(done as HTMLElement).getByRole("link", { name: "Metodo di pagamento, Via dei Tigli 14" });
    await expect(about).toHaveAttribute("href", "#pagamento-2");
    await expect(within(failed as HTMLElement).getByRole("link", { name: "Invia di nuovo: Dati catastali" })).toBeVisible();
  },
};

/** A failure whose request was sent again asks for nothing more. */
export const Replaced: Story = {
  name: "Sent again [RQ-12]",
  args: { requests: requests.slice(3).map((request) => ({ ...request, replaced: true })) },
  play: async ({ canvasElement }) => {
    const [failed] = groupOf(canvasElement, "Fatte");
    await expect(failed).toHaveTextContent("L’hai già inviata di nuovo.");
    await expect(within(canvasElement).queryByRole("link", { name: /^Invia di nuovo/ })).toBeNull();
  },
};

/** Enter opens the steps, which have the words of the statuses. */
export const Keyboard: Story = {
  name: "Steps by keys [RQ-13, DS-03]",
  args: { requests: requests.slice(1, 2) },
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByText("Avanzamento");
    const middle = (element: Element | null) => {
      const box = element?.getBoundingClientRect();
      return box ? Math.round(box.y + box.height / 2) : Number.NaN;
    };
    await expect(Math.abs(middle(opener.closest("summary")) - middle(canvasElement.querySelector("[data-tone]")))).toBeLessThan(2);
    await press("{Tab}{Tab}");
    await press("{Enter}");
    const steps = within(canvasElement).getByRole("list", { name: "Avanzamento: Indirizzo delle bollette, 12 novembre 2026" });
    await expect(within(steps).getAllByRole("listitem")).toHaveLength(3);
    await expect(steps.querySelector("[aria-current=step]")).toHaveTextContent("In lavorazione, in corso");
  },
};

export const Opened: Story = {
  args: { requests: requests.slice(3) },
  play: async ({ canvasElement }) => userEvent.click(within(canvasElement).getByText("Avanzamento")),
};

export const Loading: Story = { tags: ["pattern:busy"], args: { state: "loading", requests: undefined } };

export const Empty: Story = {
  name: "No requests, with a next step [RQ-02]",
  args: { requests: [], emptyAction: <Button href="#forniture">Vedi le tue forniture</Button> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("heading", { name: "Non hai richieste in corso" })).toBeVisible();
    await expect(within(canvasElement).getByRole("link", { name: "Vedi le tue forniture" })).toBeVisible();
  },
};

export const Failed: Story = {
  args: { state: "failed", requests: undefined },
  play: retries,
};

const many = Array.from({ length: 60 }, (_, index) => ({
  ...(requests[index % 4] as (typeof requests)[number]),
  id: `r-${index}`,
  date: `20${10 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, "0")}-01`,
}));

export const More: Story = {
  name: "Load more by keys [DS-03]",
  tags: ["pattern:load-more"],
  render: (args) => <Growing items={many}>{(shown, more) => <RequestList {...args} {...more} requests={shown} />}</Growing>,
  play: async ({ canvasElement }) => {
    const before = within(canvasElement).getAllByRole("article");
    within(canvasElement).getByRole("button", { name: "Mostra altre 10 richieste" }).focus();
    await press("{Enter}");
    const articles = within(canvasElement).getAllByRole("article");
    await expect(articles).toHaveLength(20);
    // Grouped by who acts, the first new one stands above older ones.
    const first = articles.find((article) => !before.includes(article));
    await expect(articles.indexOf(first as HTMLElement)).toBeLessThan(10);
    await expect(first).toContainElement(document.activeElement as HTMLElement);
  },
};

export const BrokenData: Story = {
  args: { requests: [{ id: "x", type: "toString" as never, status: "valueOf" as never, date: "0001-01-01T00:00:00.000Z" }] },
  play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent("Da verificare"),
};

export const Sixty: Story = { args: { requests: many } };

export const Narrow: Story = { globals: { viewport: { value: "narrow" } }, args: { requests, label: longWord }, play: fits };
