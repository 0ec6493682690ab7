import { ReadingForm, type ReadingFormProps } from "@favilla/design-system/readings/ReadingForm.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { press } from "../realKeys.ts";

const meta = {
  title: "Readings/ReadingForm",
  component: ReadingForm,
  tags: ["!autodocs"],
  args: {
    onSubmit: fn(),
    digits: 5,
    lastReading: { date: "2026-09-29T22:00:00.000Z", value: 12791 },
    day: "2026-11-22",
    expectedPerDay: 1.8,
    busy: false,
    converter: false,
  },
} satisfies Meta<typeof ReadingForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvasElement: HTMLElement, name = "Cifre del contatore") => within(canvasElement).getByRole("textbox", { name });
const button = (canvasElement: HTMLElement, name: string) => within(canvasElement).getByRole("button", { name });
const sentOnce = async ({ onSubmit }: ReadingFormProps, reading: Parameters<ReadingFormProps["onSubmit"]>[0]) => {
  await expect(onSubmit).toHaveBeenCalledTimes(1);
  await expect(onSubmit).toHaveBeenLastCalledWith(reading);
};
const typed = (meter: string, converter = "") => ({ meter, converter });

export const Empty: Story = { tags: ["pattern:text-field"] };

/** The consumption since the last real reading is shown while typing; Enter submits. */
export const Typing: Story = {
  name: "Preview and Enter [SR-06, DS-03]",
  play: async ({ canvasElement, args }) => {
    await press("{Tab}");
    await expect(field(canvasElement)).toHaveFocus();
    await press("1288");
    await expect(within(canvasElement).getByRole("status")).toBeEmptyDOMElement();
    await press("5");
    await expect(within(canvasElement).getByRole("status")).toHaveTextContent(/^circa 94\sSmc in 53 giorni$/);
    await expect(canvasElement).toHaveTextContent(/Prima era 12\.791, il 30 settembre\+ 94\sm³/);
    await press("{Enter}");
    await sentOnce(args, { meter: "12885", converter: undefined });
  },
};

/** Only an impossible reading is rejected: the field shows an error and takes focus, and nothing is sent. */
export const Impossible: Story = {
  name: "Digits only [SR-06]",
  args: { defaultValues: typed("12885,4") },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(button(canvasElement, "Invia la lettura"));
    await waitFor(() => expect(field(canvasElement)).toHaveFocus());
    await expect(field(canvasElement)).toHaveAccessibleDescription(/Scrivi solo cifre/);
    await userEvent.clear(field(canvasElement));
    await userEvent.type(field(canvasElement), "128854");
    await expect(field(canvasElement)).toHaveAccessibleDescription(/il contatore ne ha 5/);
    await userEvent.clear(field(canvasElement));
    await userEvent.click(button(canvasElement, "Invia la lettura"));
    await waitFor(() => expect(field(canvasElement)).toHaveAccessibleDescription(/Scrivi le cifre che leggi/));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** A reading lower than the last real one: the form asks once, with the figures. A second Enter does not confirm. */
export const Lower: Story = {
  name: "Lower than the last one: confirmed by keys [SR-06, DS-03]",
  args: { defaultValues: typed("12709") },
  play: async ({ canvasElement, args }) => {
    await press("{Tab}");
    await press("{Enter}");
    const question = within(canvasElement).getByRole("group", { name: "Controlla la lettura prima di inviarla" });
    await expect(question).toHaveFocus();
    await expect(question).toHaveTextContent(/12\.709\sm³, meno dell’ultima lettura reale \(12\.791\sm³\)/);
    await press("{Enter}");
    await expect(args.onSubmit).not.toHaveBeenCalled();
    button(canvasElement, "Conferma e invia").focus();
    await press("{Enter}");
    await sentOnce(args, { meter: "12709", converter: undefined });
  },
};

/** A lower reading is said before anything is sent. */
export const LowerWhileTyping: Story = {
  name: "Lower than the last one, while typing [SR-27]",
  play: async ({ canvasElement, args }) => {
    const status = within(canvasElement).getByRole("status");
    field(canvasElement).focus();
    await press("1270");
    await expect(status).toBeEmptyDOMElement();
    await press("9");
    await expect(status).toHaveTextContent(/^Meno dell’ultima lettura, 12\.791\sm³: controlla le cifre\.$/);
    await press("{Backspace}{Backspace}{Backspace}");
    await expect(status).toBeEmptyDOMElement();
    await press("885");
    await expect(status).toHaveTextContent(/^circa 94\sSmc/);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** "Correggi" returns to the digits; another value removes the question. */
export const FarOutside: Story = {
  name: "Far from the usual: corrected [SR-06]",
  args: { defaultValues: typed("18850") },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(button(canvasElement, "Invia la lettura"));
    await waitFor(() => expect(canvasElement).toHaveTextContent(/circa 6\.059\sSmc in 53 giorni: molto più del previsto, 95\sSmc/));
    await userEvent.click(button(canvasElement, "Correggi"));
    await expect(field(canvasElement)).toHaveFocus();
    await expect(within(canvasElement).queryByRole("group")).toBeNull();
    await userEvent.clear(field(canvasElement));
    await userEvent.type(field(canvasElement), "12885");
    await userEvent.click(button(canvasElement, "Invia la lettura"));
    await sentOnce(args, { meter: "12885", converter: undefined });
  },
};

export const Asking: Story = {
  args: { defaultValues: typed("12700") },
  play: async ({ canvasElement }) => userEvent.click(button(canvasElement, "Invia la lettura")),
};

/** A meter that may have passed its highest value: mentioned as a possibility only. */
export const Rollover: Story = {
  args: {
    defaultValues: typed("00040"),
    lastReading: { date: "2026-09-30", value: 99980 },
    // It is being sent when the second press comes.
    onSubmit: fn(() => new Promise(() => {})),
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(button(canvasElement, "Invia la lettura"));
    await waitFor(() => expect(canvasElement).toHaveTextContent(/ripartito da zero, da allora hai consumato circa 60\sSmc in 53 giorni/));
    await userEvent.dblClick(button(canvasElement, "Conferma e invia"));
    await sentOnce(args, { meter: "00040", converter: undefined });
  },
};

export const FirstReading: Story = {
  args: { defaultValues: typed("00012"), lastReading: null },
  play: async ({ canvasElement }) => expect(within(canvasElement).getByRole("status")).toHaveTextContent("È la tua prima lettura reale"),
};

export const SameDay: Story = {
  args: { defaultValues: typed("12792"), day: "2026-09-30T10:00:00+02:00" },
  play: async ({ canvasElement }) =>
    expect(within(canvasElement).getByRole("status")).toHaveTextContent(/1\sSmc: l’ultima lettura è di oggi/),
};

/** Two values; the bill uses the converter's, in Smc. */
export const WithConverter: Story = {
  name: "Meter with converter [SR-06]",
  tags: ["pattern:text-field"],
  args: {
    converter: true,
    expectedPerDay: 20,
    lastReading: { date: "2026-09-30", value: 40210 },
    lastConverterReading: { date: "2026-09-30", value: 51877 },
    defaultValues: typed("41 010", "0052905"),
  },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole("status")).toHaveTextContent(/^1\.028\sSmc in 53 giorni$/);
    await userEvent.click(field(canvasElement, "Cifre del convertitore"));
    await press("{Enter}");
    await userEvent.click(button(canvasElement, "Invia la lettura"));
    await waitFor(() => expect(args.onSubmit).toHaveBeenLastCalledWith({ meter: "41010", converter: "0052905" }));
  },
};

export const Busy: Story = {
  args: { busy: true, defaultValues: typed("12885") },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(field(canvasElement));
    await press("{Enter}");
    await userEvent.click(button(canvasElement, "Invio in corso…"));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: {
    defaultValues: typed("12885"),
    failure: "La finestra per l’autolettura si è chiusa il 27 novembre. La prossima si apre a gennaio.",
  },
  play: async ({ canvasElement }) => expect(within(canvasElement).getByRole("alert")).toHaveTextContent("non è ancora arrivata"),
};

/** The servers refuse the digits: their sentence is on the field until it changes. */
export const Refused: Story = {
  args: {
    defaultValues: typed("12885"),
    serverErrors: { meter: "Il distributore ha già una lettura più alta per questo giorno: controlla le cifre." },
  },
  play: async ({ canvasElement }) => {
    await expect(field(canvasElement)).toHaveAccessibleDescription(/ha già una lettura più alta/);
    await userEvent.type(field(canvasElement), "{Backspace}9");
    await waitFor(() => expect(field(canvasElement)).not.toHaveAccessibleDescription(/ha già una lettura più alta/));
  },
};

export const Draft: Story = {
  args: { defaultValues: typed("12885"), draftDate: "2026-11-20T18:00:00.000Z" },
  play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent("Bozza del 20 novembre 2026"),
};

export const Narrow: Story = {
  globals: { viewport: { value: "narrow" } },
  args: { digits: 9, defaultValues: typed("123456789"), lastReading: { date: "2026-09-30", value: 987654321 } },
  play: async ({ canvasElement }) => {
    await userEvent.click(button(canvasElement, "Invia la lettura"));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Focus: Story = { parameters: { pseudo: { focusVisible: "input" } } };
