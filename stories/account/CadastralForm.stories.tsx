import { CadastralForm } from "@favilla/design-system/account/CadastralForm.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { press } from "../realKeys.ts";
import { cadastral, fits, longWord } from "./sample.ts";

const meta = {
  title: "Account/CadastralForm",
  component: CadastralForm,
  tags: ["!autodocs"],
  args: { defaultValues: cadastral, onSubmit: fn(), onCancel: fn() },
} satisfies Meta<typeof CadastralForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const empty = { holderTitle: "", city: "", urbanSection: "", sheet: "", particle: "", subordinate: "" };
const field = (canvasElement: HTMLElement, name: string | RegExp) => within(canvasElement).getByRole("textbox", { name });
const save = (canvasElement: HTMLElement) => within(canvasElement).getByRole("button", { name: "Salva i dati" });

/** Saving is disabled until title, sheet and particle are valid, and a text says so. */
export const Empty: Story = {
  name: "Save disabled until valid [CD-01]",
  tags: ["pattern:text-field", "pattern:select"],
  args: { defaultValues: empty },
  play: async ({ canvasElement }) => {
    await expect(save(canvasElement)).toBeDisabled();
    await expect(save(canvasElement)).toHaveAccessibleDescription(/servono il titolo, il comune, il foglio e la particella/);
    await userEvent.selectOptions(within(canvasElement).getByRole("combobox"), "beneficiary");
    await userEvent.type(field(canvasElement, "Foglio"), "128");
    await userEvent.type(field(canvasElement, "Particella"), "4x");
    await expect(save(canvasElement)).toBeDisabled();
    await userEvent.tab();
    await waitFor(() => expect(field(canvasElement, "Particella")).toHaveAccessibleDescription(/Campo non valido/));
    await userEvent.clear(field(canvasElement, "Particella"));
    await userEvent.type(field(canvasElement, "Particella"), "45");
    await expect(save(canvasElement)).toBeEnabled();
  },
};

/** The other fields are validated on submission, and the first invalid one takes focus. */
export const Faults: Story = {
  name: "Other faults when it is sent [CD-01]",
  args: { defaultValues: { ...cadastral, city: "", urbanSection: "A-1", subordinate: "tre" } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(save(canvasElement));
    await waitFor(() => expect(field(canvasElement, "Comune catastale")).toHaveFocus());
    await expect(field(canvasElement, "Comune catastale")).toHaveAccessibleDescription(
      "Campo obbligatorio: lo trovi nell’atto o nella visura.",
    );
    await expect(field(canvasElement, /Sezione urbana/)).toHaveAccessibleDescription(/Campo non valido/);
    await expect(field(canvasElement, /Subalterno/)).toHaveAccessibleDescription(/Campo non valido/);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The four titles. Tab moves through the fields, Enter submits trimmed values. */
export const Keyboard: Story = {
  name: "Keyboard [DS-03, CD-01]",
  args: { defaultValues: { ...cadastral, sheet: " 128 " } },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getAllByRole("option")).toHaveLength(5);
    await press("{Tab}");
    await expect(within(canvasElement).getByRole("combobox")).toHaveFocus();
    await press("{Tab}");
    await expect(field(canvasElement, "Comune catastale")).toHaveFocus();
    await press("{Enter}");
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ ...cadastral, holderTitle: "owner" });
  },
};

export const Default: Story = { tags: ["pattern:text-field"] };

export const UnderWay: Story = {
  name: "Last change with date and time [CD-05]",
  args: { lastRequest: { status: "OnHold", date: "2026-11-12", time: "10:42" } },
  play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent("Richiesta del 12 novembre 2026 alle 10:42"),
};

export const WrittenMoment: Story = {
  name: "Last change in the site's date-time format [AP-13]",
  args: { lastRequest: { status: "OnHold", date: "2026-11-12", time: "10:42", when: "12/11/2026 10:42" } },
  play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent("Richiesta del 12/11/2026 10:42"),
};

export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvasElement, args }) => {
    field(canvasElement, "Foglio").focus();
    await press("{Enter}");
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(within(canvasElement).getByRole("button", { name: "Annulla" })).toBeDisabled();
  },
};

export const Failed: Story = {
  args: { failure: "Non siamo riusciti a salvare i dati: è un problema nostro, e restano quelli di prima. Riprova." },
};

export const LongText: Story = {
  globals: { viewport: { value: "narrow" } },
  args: { defaultValues: { ...cadastral, city: longWord }, lastRequest: { status: "boh", date: "ieri" } },
  play: fits,
};

export const Focus: Story = { parameters: { pseudo: { focusVisible: "select" } } };
