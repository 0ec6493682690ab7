import { ReadingsView } from "@favilla/design-system/readings/ReadingsView.tsx";
import { SupplySearch } from "@favilla/design-system/supplies/SupplySearch.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { asPage, empty, failure, loaded, loading } from "../layout/page.tsx";
import { press } from "../realKeys.ts";
import { everyState, longName, manyReadings, manyToSend, sentReading, supplyReadings } from "./pageSample.ts";

const meta = {
  title: "Readings/ReadingsView",
  component: ReadingsView,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", today: "2026-11-20" },
  decorators: asPage("selfReading"),
  args: {
    title: "Autolettura",
    supplies: loaded(supplyReadings),
    windows: loaded([]),
    latest: loaded([]),
    sent: loaded([sentReading(0), sentReading(1, { status: "refused", supplyName: null })]),
    search: (supplies, cards) => <SupplySearch supplies={supplies}>{cards}</SupplySearch>,
    guideLoading: false,
    onGuide: fn(),
  },
} satisfies Meta<typeof ReadingsView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Supplies whose reading can be sent come first; electricity is read automatically. */
export const Default: Story = {
  name: "Loaded [SR-02, SR-04, SR-11, SR-29]",
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const [first, ...others] = page.getAllByRole("article");
    await expect(first).toHaveTextContent("Puoi inviarla fino al 26 novembre.");
    for (const other of others) await expect(other).toHaveTextContent("Lettura automatica");
    const rows = within(page.getByRole("list", { name: "Forniture senza una lettura da inviare" })).getAllByRole("listitem");
    await expect(rows).toHaveLength(others.length);
    await expect(rows[0]).toHaveTextContent(/Ultima lettura reale: .+ kWh/);
    await expect(rows[0]).not.toHaveTextContent("si legge a distanza");
    await expect(page.getByText(/^Fornitura di gas, /)).toBeVisible();
    await userEvent.click(page.getByRole("button", { name: "Come si legge il contatore" }));
    await expect(args.onGuide).toHaveBeenCalled();
  },
};

/** Each state of a gas supply's window. */
export const EveryState: Story = { args: { supplies: loaded(everyState) } };

/** A card must not change after it appears: all wait for the last answer. */
export const Loading: Story = {
  tags: ["pattern:busy"],
  args: { sent: loading },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("article")).toBeNull();
    await expect(canvasElement.querySelector("[aria-busy=true]")).toBeVisible();
  },
};

/** The cards are shown anyway. */
export const PartsFailed: Story = {
  args: { windows: failure, latest: failure, sent: failure },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getAllByRole("article")).toHaveLength(3);
    await expect(page.getAllByRole("button", { name: "Riprova" })).toHaveLength(3);
  },
};

export const Failed: Story = {
  args: { supplies: failure },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Riprova" }));
    await expect(failure.retry).toHaveBeenCalled();
  },
};

export const NoSupplies: Story = {
  args: { supplies: empty, windows: empty, sent: empty, latest: empty },
  play: async ({ canvasElement }) => expect(within(canvasElement).getByRole("heading", { name: "Non hai ancora forniture" })).toBeVisible(),
};

/** No reading has been sent yet. */
export const NothingSent: Story = { args: { sent: empty } };

/** A search draws ten cards of five hundred; without one all are drawn. */
export const Large: Story = {
  args: { supplies: loaded(manyReadings(500)), sent: loaded(Array.from({ length: 40 }, (_, index) => sentReading(index))) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getAllByRole("article")).toHaveLength(10);
    await userEvent.click(page.getByRole("button", { name: "Mostra altre 10 letture" }));
    const list = within(page.getByRole("list", { name: "Le letture che hai inviato" }));
    await expect(list.getAllByRole("listitem")).toHaveLength(20);
  },
};

/** Four or more readings are one list with progress; no card has a filled button. */
export const ManyToDo: Story = {
  name: "Many to do [SR-21]",
  tags: ["pattern:progressbar"],
  args: { supplies: loaded(manyReadings(8)), toSend: { toDo: manyToSend(6), done: 2 } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const list = within(page.getByRole("list", { name: "Letture da inviare" }));
    await expect(page.getByRole("progressbar", { name: "Letture inviate" })).toHaveAttribute("aria-valuetext", "2 di 8");
    await expect(list.getAllByRole("link")).toHaveLength(5);
    page.getByRole("button", { name: "Mostra un’altra lettura da inviare" }).focus();
    await press("{Enter}");
    await expect(list.getAllByRole("link")[5]).toHaveFocus();
    await expect(page.getAllByRole("link", { name: /^Invia la prossima: / })).toHaveLength(1);
  },
};

export const ManyToDoPhone: Story = {
  globals: { viewport: { value: "phone" } },
  args: { supplies: loaded(manyReadings(8)), toSend: { toDo: manyToSend(6), done: 2 } },
};

export const Phone: Story = { globals: { viewport: { value: "phone" } } };

/** At 320 px with words of eighty characters nothing is cut off or scrolls sideways. */
/** A name of one word breaks in the rows too, which have no other place to. */
export const UnbrokenNames: Story = {
  name: "Names of one long word [SR-34]",
  globals: { viewport: { value: "narrow" } },
  args: { supplies: loaded(supplyReadings.map((supply) => ({ ...supply, name: "W".repeat(60) }))) },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth),
};

export const Narrow: Story = {
  globals: { viewport: { value: "narrow" } },
  args: { supplies: loaded(supplyReadings.map((supply) => ({ ...supply, name: longName }))) },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth),
};
