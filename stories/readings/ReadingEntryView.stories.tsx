import { type MeterToRead, ReadingEntryView, readingRefusals } from "@favilla/design-system/readings/ReadingEntryView.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { asPage, failure, loaded, loading, today } from "../layout/page.tsx";
import { press } from "../realKeys.ts";
import { back } from "./pageSample.ts";

const meter: MeterToRead = {
  to: "2026-11-26T23:00:00.000Z",
  digits: 5,
  hasConverter: false,
  last: { date: "2026-09-28", meter: 12791, converter: null },
};
const form = { onSubmit: fn(), busy: false, day: today, expectedPerDay: 1.8, draftDate: undefined };

const meta = {
  title: "Readings/ReadingEntryView",
  component: ReadingEntryView,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", today },
  decorators: asPage("selfReading"),
  argTypes: { refusal: { control: "select", options: readingRefusals } },
  args: {
    title: "Invia la lettura",
    back,
    name: "Via dei Tigli 14",
    load: loaded(meter),
    form,
    readingsHref: back.href,
    guideLoading: false,
    onGuide: fn(),
  },
} satisfies Meta<typeof ReadingEntryView>;

export default meta;
type Story = StoryObj<typeof meta>;

const typed = (digits: string, changes: object = {}) => ({ ...form, defaultValues: { meter: digits }, ...changes });

export const Default: Story = {
  name: "Form [SR-06]",
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    page.getByLabelText("Cifre del contatore").focus();
    await press("12885");
    await expect(page.getByText(/circa 94\sSmc in 53 giorni/)).toBeVisible();
    await press("{Enter}");
    await expect(args.form?.onSubmit).toHaveBeenCalledWith({ meter: "12885", converter: undefined });
  },
};

export const Draft: Story = { args: { form: typed("12885", { draftDate: "2026-11-18" }) } };

export const Converter: Story = {
  args: { load: loaded({ ...meter, hasConverter: true, last: { date: "2026-09-28", meter: 12791, converter: 13280 } }) },
};

export const Loading: Story = {
  tags: ["pattern:busy"],
  args: { load: loading },
  play: async ({ canvasElement }) => expect(canvasElement.querySelector("[aria-busy=true]")).toBeVisible(),
};

export const Failed: Story = {
  args: { load: failure },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Riprova" }));
    await expect(failure.retry).toHaveBeenCalled();
  },
};

/** The window has closed in the meantime. */
export const Closed: Story = {
  name: "Closed [SR-07]",
  args: { load: failure, refusal: "outOfWindow" },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText(/Il periodo per inviarla non è aperto/)).toBeVisible();
    await expect(page.getByRole("link", { name: "Vai alle tue letture" })).toHaveAttribute("href", "#letture");
  },
};

export const Refused: Story = {
  args: { form: typed("12885", { failure: { reason: "invalidToken" } }) },
  play: async ({ canvasElement }) =>
    expect(within(within(canvasElement).getByRole("alert")).getByRole("link", { name: "Vai alle tue letture" })).toBeVisible(),
};

/** No response confirmed that the reading arrived. */
export const NotConfirmed: Story = {
  name: "Not confirmed [AP-15]",
  args: { form: typed("12885", { failure: { reason: "notReceived" } }) },
  play: async ({ canvasElement }) => expect(within(canvasElement).getByRole("alert")).toHaveTextContent("non risulta ancora ricevuta"),
};

/** Any other failure is explained by the site. */
export const NotSent: Story = {
  args: { form: typed("12885", { failure: { text: "Controlla la connessione e riprova." } }) },
  play: async ({ canvasElement }) =>
    expect(within(canvasElement).getByRole("alert")).toHaveTextContent("Controlla la connessione e riprova."),
};

export const Phone: Story = { globals: { viewport: { value: "phone" } }, args: { form: typed("99999") } };

export const Narrow: Story = {
  globals: { viewport: { value: "narrow" } },
  args: { name: "Condominio precipitevolissimevolmente elettroencefalograficamente amministrato" },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth),
};
