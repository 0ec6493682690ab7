import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import type { ConsumptionRow } from "../../portal/src/rooms/consumption/consumption.ts";
import { ReadingsView } from "@favilla/design-system/readings/ReadingsView.tsx";
import type { SelfReading } from "../../portal/src/rooms/readings/selfReading.ts";
import type { SelfReadingWindow } from "../../portal/src/rooms/readings/windows/window.ts";
import type { Supply } from "../../portal/src/rooms/supplies/supply.ts";
import type { DetailedSupply } from "../../portal/src/rooms/supplies/supplyDetail.ts";
import { asPage, empty, failure, loaded, loading } from "../layout/page.tsx";
import { longSupplies, manySupplies, supplies } from "./sample.tsx";

const now = new Date("2026-11-20T09:00:00.000Z");

/** Adds the details of a supply that pages about readings need. */
const inDetail = (supply: Supply): DetailedSupply => ({
  ...supply,
  externalId: null,
  code: supply.supplyCode,
  productCode: null,
  promoCode: null,
  heatingMode: null,
  activeFrom: null,
  supplyStartDate: null,
  meterStatus: "active",
  committedPower: null,
  availablePower: null,
  meterNumber: null,
  meterMode: "unknown",
  meterLocationAddress: null,
  selfReadingData: null,
  selfReadingToken: "token",
  selfReadingOddMonths: null,
  billingFrequency: "unknown",
  billings: [],
  billingAddresses: [],
  cadastrals: [],
  supplyAddress: null,
});
const details = supplies.map(inDetail);
const gasOnly = (list: readonly DetailedSupply[]) => list.map((supply): DetailedSupply => ({ ...supply, commodity: "gas" }));

const windowOf = (supplyId: string, changes: Partial<SelfReadingWindow> = {}): SelfReadingWindow => ({
  id: `w-${supplyId}`,
  supplyId,
  type: "CICLO",
  from: "2026-11-17T23:00:00.000Z",
  to: "2026-11-26T23:00:00.000Z",
  switch: false,
  readingStatus: null,
  ...changes,
});

const sentOf = (index: number, changes: Partial<SelfReading> = {}): SelfReading => ({
  id: `r-${index}`,
  supplyId: "supply-2",
  windowId: null,
  sentAt: "2026-09-20T16:20:00.000Z",
  meter: String(12_900 - index * 40),
  converter: null,
  type: "CICLO",
  platform: "WEB",
  status: "accepted",
  reason: null,
  decidedAt: "2026-09-21T16:20:00.000Z",
  ...changes,
});

const read = (zone: ConsumptionRow["zone"], reading: number): ConsumptionRow => ({
  date: "2026-10-31",
  year: 2026,
  month: 10,
  consumption: 50,
  reading,
  zone,
  description: null,
  origin: "distributor",
});
const latest = new Map([
  ["supply-1", { converter: false, rows: [read("F1", 11882), read("F2", 6821), read("F3", 9639)] }],
  ["supply-2", { converter: false, rows: [read(null, 12791)] }],
]);

const meta = {
  title: "Pages/Readings",
  component: ReadingsView,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  decorators: asPage("selfReading"),
  args: {
    supplies: loaded(details),
    windows: loaded([windowOf("supply-2")]),
    sent: loaded([sentOf(0), sentOf(1, { status: "refused", reason: "Troppo alta." })]),
    latest: loaded(latest),
    now,
    guideLoading: false,
    onGuide: fn(),
  },
} satisfies Meta<typeof ReadingsView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Supplies whose reading can be sent come first; electricity is read automatically. */
export const Loaded: Story = {
  name: "Loaded [SR-02, SR-04, SR-11]",
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const [first, ...others] = page.getAllByRole("article");
    await expect(first).toHaveTextContent("Puoi inviarla fino al 26 novembre.");
    for (const other of others) await expect(other).toHaveTextContent("Lettura automatica");
    await userEvent.click(page.getByRole("button", { name: "Come si legge il contatore" }));
    await expect(args.onGuide).toHaveBeenCalled();
  },
};

/** Each state of a gas supply's window. */
export const EveryState: Story = {
  args: {
    supplies: loaded(
      gasOnly(
        ["opens", "closed", "sent", "refused", "switch", "unknown", "ended"].map(
          (id) => ({ ...details[1], id, nickname: id, ...(id === "ended" && { status: "ceased" }) }) as DetailedSupply,
        ),
      ),
    ),
    windows: loaded([
      windowOf("opens", { from: "2026-11-29T23:00:00.000Z", to: "2026-12-06T23:00:00.000Z" }),
      windowOf("closed", { from: "2026-10-01T22:00:00.000Z", to: "2026-10-08T22:00:00.000Z" }),
      windowOf("sent"),
      windowOf("refused"),
      windowOf("switch", { type: "SWITCH", switch: true }),
    ]),
    sent: loaded([
      sentOf(0, { supplyId: "sent", windowId: "w-sent", status: "sent", sentAt: "2026-11-19T10:00:00.000Z" }),
      sentOf(1, { supplyId: "refused", windowId: "w-refused", status: "refused", reason: "È più bassa dell’ultima reale." }),
    ]),
  },
};

export const Loading: Story = { args: { supplies: loading, windows: loading, sent: loading, latest: loading } };

/** The other cards are not affected. */
export const PartsFailed: Story = {
  args: { windows: failure, latest: failure, sent: failure },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getAllByRole("article")).toHaveLength(3);
    await expect(page.getAllByRole("button", { name: "Riprova" })).toHaveLength(3);
  },
};

export const Failed: Story = { args: { supplies: failure } };
export const NoSupplies: Story = { args: { supplies: empty, windows: empty, sent: empty, latest: empty } };

/** No reading has been sent yet. */
export const NothingSent: Story = { args: { sent: empty } };

export const Large: Story = {
  args: {
    supplies: loaded(gasOnly(manySupplies(500).map(inDetail))),
    sent: loaded(Array.from({ length: 40 }, (_, index) => sentOf(index))),
  },
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
  args: {
    supplies: loaded(gasOnly(manySupplies(8).map(inDetail))),
    windows: loaded(manySupplies(8).map(({ id }) => windowOf(id))),
    sent: loaded(manySupplies(2).map(({ id }, index) => sentOf(index, { supplyId: id, windowId: `w-${id}`, status: "sent" }))),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const list = within(page.getByRole("list", { name: "Letture da inviare" }));
    await expect(page.getByRole("progressbar", { name: "Letture inviate" })).toHaveAttribute("aria-valuetext", "2 di 8");
    await expect(list.getAllByRole("link")).toHaveLength(5);
    await userEvent.click(page.getByRole("button", { name: "Mostra un’altra lettura da inviare" }));
    await expect(list.getAllByRole("link")[5]).toHaveFocus();
    await expect(page.getAllByRole("link", { name: /^Invia la prossima: / })).toHaveLength(1);
  },
};

export const ManyToDoPhone: Story = { ...ManyToDo, globals: { viewport: { value: "phone" } } };

export const Phone: Story = { globals: { viewport: { value: "phone" } } };

/** At 320 px with words of eighty characters nothing is cut off or scrolls sideways. */
export const Narrow: Story = {
  globals: { viewport: { value: "narrow" } },
  args: { supplies: loaded(longSupplies.map(inDetail)) },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
