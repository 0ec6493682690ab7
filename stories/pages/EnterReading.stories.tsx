import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { ApiError } from "../../portal/src/platform/errors/errors.ts";
import { LostAnswer } from "../../portal/src/platform/loading/lostAnswer.ts";
import { EnterReadingView } from "@favilla/design-system/readings/ReadingEntryView.tsx";
import type { ReadingAuthorization } from "../../portal/src/rooms/readings/selfReading.ts";
import { asPage, failure, loaded, loading, today } from "../layout/page.tsx";

const authorization: ReadingAuthorization = {
  supplyId: "supply-2",
  windowId: "w-1",
  type: "CICLO",
  to: "2026-11-26T23:00:00.000Z",
  digits: 5,
  hasConverter: false,
  last: { date: "2026-09-28", meter: 12791, converter: null },
};
const form = {
  onSubmit: fn(),
  busy: false,
  day: today,
  expectedPerDay: 1.8,
  draftDate: undefined,
  error: undefined,
};

const refusal = (code: string) => new ApiError("no", { reason: "status", status: 409, data: { code } });

const meta = {
  title: "Pages/EnterReading",
  component: EnterReadingView,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  decorators: asPage("selfReading"),
  args: { name: "Via dei Tigli 14", load: loaded(authorization), form, guideLoading: false, onGuide: fn() },
} satisfies Meta<typeof EnterReadingView>;

export default meta;
type Story = StoryObj<typeof meta>;

const typed = (meter: string, changes: object = {}) => ({ ...form, defaultValues: { meter }, ...changes });

export const Form: Story = {
  name: "Form [SR-06]",
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.type(page.getByLabelText("Cifre del contatore"), "12885");
    await expect(page.getByText(/circa 94\sSmc in 53 giorni/)).toBeVisible();
    await userEvent.click(page.getByRole("button", { name: "Invia la lettura" }));
    await expect(args.form?.onSubmit).toHaveBeenCalledWith({ meter: "12885", converter: undefined });
  },
};

export const Draft: Story = { args: { form: typed("12885", { draftDate: "2026-11-18" }) } };
export const Converter: Story = {
  args: { load: loaded({ ...authorization, hasConverter: true, last: { date: "2026-09-28", meter: 12791, converter: 13280 } }) },
};
export const Loading: Story = { args: { load: loading } };
export const Failed: Story = { args: { load: failure } };

/** The window has closed in the meantime. */
export const Closed: Story = {
  name: "Closed [SR-07]",
  args: { load: { ...failure, error: refusal("OUT-SELF-READING-WINDOW") } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/Il periodo per inviarla non è aperto/)).toBeVisible();
  },
};

export const Refused: Story = { args: { form: typed("12885", { error: refusal("INVALID-SELF-READING-TOKEN") }) } };

/** No response confirmed that the reading arrived. */
export const NotConfirmed: Story = {
  name: "Not confirmed [AP-15]",
  args: { form: typed("12885", { error: new LostAnswer(new ApiError("no answer", { reason: "timeout" }), "absent") }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("alert")).toHaveTextContent("non risulta ancora ricevuta");
  },
};

export const Phone: Story = { globals: { viewport: { value: "phone" } }, args: { form: typed("99999") } };
