import { ReadingTeaser } from "@favilla/design-system/readings/ReadingTeaser.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { HomeView } from "../../portal/src/rooms/home/HomeView.tsx";
import { asPage, atRest, bills, ceased, empty, failure, loaded, loading, longSupplies, manySupplies, supplies, today } from "./sample.tsx";

const newest = bills.slice(0, 3);

const meta = {
  title: "Pages/Home",
  component: HomeView,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  decorators: asPage("home"),
  args: { name: "Giulia", bills: loaded(newest), supplies: loaded(supplies), download: atRest, today },
} satisfies Meta<typeof HomeView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  name: "Loaded [HM-02, HM-03]",
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.getByRole("heading", { level: 1, name: "Ciao Giulia" })).toBeVisible();
    const list = within(page.getByRole("list", { name: "Le ultime bollette" }));
    await expect(list.getAllByRole("article")).toHaveLength(3);
    await userEvent.click(list.getAllByRole("button", { name: /PDF/ })[0] as HTMLElement);
    await expect(args.download.download).toHaveBeenCalledWith("1", "pdf");
  },
};

export const Loading: Story = { args: { name: undefined, bills: loading, supplies: loading } };

const starting = supplies.slice(0, 1).map((supply) => ({ ...supply, status: "underProcessing" as const }));

/** A new customer sees one summary of the completed, current and coming steps. */
export const NewCustomer: Story = {
  args: { bills: empty, supplies: loaded(starting) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole("heading", { name: "Non hai ancora bollette" })).toBeVisible();
    await expect(page.getByText("Stiamo attivando la fornitura «Casa di Bologna»")).toBeVisible();
  },
};

export const NewCustomerWithoutSupply: Story = {
  args: { bills: empty, supplies: empty },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("link", { name: "Tutte le bollette" })).toBeNull();
  },
};

/** One bill is debited automatically, others must be paid, and a reading can be sent. */
export const MuchToDo: Story = {
  args: {
    bills: loaded(
      bills.map((bill, index) => ({ ...bill, paymentDate: null, expiryDate: `2026-11-2${index + 1}`, paymentType: index ? null : "Rid" })),
    ),
    reminder: <ReadingTeaser href="#autolettura" onClose={fn()} />,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("4 bollette scadono nei prossimi 7 giorni")).toBeVisible();
  },
};

/** An overdue bill is listed before one that is not due yet. */
export const Overdue: Story = {
  args: {
    bills: loaded(
      bills.slice(0, 2).map((bill, index) => ({ ...bill, paymentDate: null, expiryDate: index ? "2026-11-02" : "2026-11-24" })),
    ),
  },
  play: async ({ canvasElement }) => {
    const note = within(canvasElement).getByText("2 bollette scadute o in scadenza").closest("[data-tone]") as HTMLElement;
    const lines = within(note)
      .getAllByText(/€: scad/)
      .map(({ textContent }) => textContent);
    await expect(lines).toEqual([expect.stringMatching(/scaduta il\s2\snovembre/), expect.stringMatching(/scade il\s24\snovembre/)]);
    await expect(within(note).getByText(/^Se hai già pagato/)).toBeVisible();
  },
};

/** Every listed task is overdue. */
export const AllOverdue: Story = {
  args: {
    bills: loaded(bills.slice(0, 2).map((bill, index) => ({ ...bill, paymentDate: null, expiryDate: `2026-11-0${index + 1}` }))),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("2 bollette sono scadute")).toBeVisible();
  },
};

export const OnlyCeasedSupplies: Story = { args: { supplies: loaded(ceased) } };

/** One panel fails and offers a retry; the other is not affected. */
export const BillsFailed: Story = {
  args: { bills: failure },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Riprova" }));
    await expect(failure.retry).toHaveBeenCalled();
  },
};

/** Bills are shown even without the supplies, with the name of their commodity. */
export const SuppliesFailed: Story = { args: { supplies: failure } };

export const AllFailed: Story = { args: { name: undefined, bills: failure, supplies: failure } };

/** An administrator's home: six supplies of five hundred, and a link to the others. */
export const Large: Story = {
  args: { supplies: loaded(manySupplies(500)) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("link", { name: "Tutte le 500 forniture attive" })).toBeVisible();
  },
};

export const DownloadFailed: Story = { args: { download: { ...atRest, error: new Error("no answer") } } };

const phone = { viewport: { value: "phone" } };

export const Phone: Story = { globals: phone };
export const PhoneLoading: Story = { ...Loading, globals: phone };

/** At 320 px with words of eighty characters nothing is cut off, and only the carousel scrolls sideways. */
export const Narrow: Story = {
  globals: { viewport: { value: "narrow" } },
  args: { name: "Massimiliano Ferdinando", supplies: loaded(longSupplies) },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
