import { Button } from "@favilla/design-system/actions/Button.tsx";
import { BillingAddressDialog, type BillingAddressDialogProps } from "@favilla/design-system/payments/BillingAddressDialog.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { press } from "../realKeys.ts";

const empty = { name: "Giulia", surname: "Esempio" };
const place = { address: "Viale Campione", civicNumber: "2", postalCode: "47921", city: "Rimini", provinceCode: "RN" };
const whole = { ...empty, ...place };

const options = [
  { id: "1", label: "Viale Campione 2", hint: "47921 Rimini RN" },
  { id: "2", label: "Viale Campione 20", hint: "40121 Bologna BO" },
];
const attribution = "Il testo che scrivi qui va a Mappe di Prova, che dà i suggerimenti.";

const meta = {
  title: "Payments/BillingAddressDialog",
  component: BillingAddressDialog,
  tags: ["!autodocs"],
  // An open dialog would cover the page with all stories.
  parameters: { docs: { story: { inline: false, height: "760px" } } },
  args: { open: true, defaultValues: whole, onValuesChange: fn(), onSubmit: fn(), onClose: fn() },
} satisfies Meta<typeof BillingAddressDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const suggestions: NonNullable<BillingAddressDialogProps["suggestions"]> = { options, attribution, onQuery: fn(), onPick: fn(() => place) };
const inside = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole("dialog"));
const field = (canvasElement: HTMLElement, name: RegExp) => inside(canvasElement).getByRole("textbox", { name });
const save = (canvasElement: HTMLElement) => inside(canvasElement).getByRole("button", { name: "Salva l’indirizzo" });

export const Default: Story = { tags: ["pattern:dialog", "pattern:combobox"], args: { suggestions } };

/** If a required field is too short, saving is disabled, a text says why, and the field shows its error. */
export const Rules: Story = {
  name: "Rules [BA-01]",
  play: async ({ canvasElement }) => {
    await expect(save(canvasElement)).toBeEnabled();
    for (const [name, tooLittle, enough] of [
      [/^Nome/, " ", "G"],
      [/^Cognome/, " ", "E"],
      [/^Indirizzo/, "Via F", "Via Fi"],
      [/^Numero civico/, " ", "8"],
      [/^CAP/, "4792", "47921"],
      [/^Comune/, "R", "Ri"],
      [/^Provincia/, "R", "rn"],
    ] as const) {
      const input = field(canvasElement, name);
      await userEvent.clear(input);
      await userEvent.type(input, tooLittle);
      await userEvent.tab();
      // The schema answers asynchronously.
      await waitFor(() => expect(input).toBeInvalid());
      await waitFor(() => expect(save(canvasElement)).toBeDisabled());
      await expect(save(canvasElement)).toHaveAccessibleDescription(/completa i campi/);
      await userEvent.clear(input);
      await userEvent.type(input, enough);
      await waitFor(() => expect(input).toBeValid());
      await waitFor(() => expect(save(canvasElement)).toBeEnabled());
    }
    await expect(field(canvasElement, /^Provincia/)).toHaveValue("RN");
  },
};

/**
 * Suggestions appear from the third character on; arrow keys move, Enter fills in the fields, Escape closes the list but not the dialog.
 */
export const Keyboard: Story = {
  name: "Suggestions by keyboard [BA-02] [BA-03] [DS-03]",
  args: { defaultValues: empty, suggestions: { ...suggestions, onQuery: fn(), onPick: fn(() => place) } },
  play: async ({ canvasElement, args }) => {
    const input = inside(canvasElement).getByRole("combobox", { name: /Indirizzo/ });
    await expect(input).toHaveAccessibleDescription(new RegExp(attribution));
    input.focus();
    await press("Vi");
    await expect(args.suggestions?.onQuery).not.toHaveBeenCalled();
    await press("a");
    await expect(args.suggestions?.onQuery).toHaveBeenLastCalledWith("Via");
    await press("{Escape}");
    await waitFor(() => expect(inside(canvasElement).queryByRole("listbox")).toBeNull());
    await press("{ArrowDown}{ArrowDown}{Enter}");
    await expect(args.suggestions?.onPick).toHaveBeenCalledOnce();
    await expect(input).toHaveValue("Viale Campione");
    await expect(field(canvasElement, /^CAP/)).toHaveValue("47921");
    await expect(field(canvasElement, /^Provincia/)).toHaveValue("RN");
    await press("{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = {
  tags: ["pattern:combobox"],
  args: { defaultValues: { ...empty, address: "Viale" }, suggestions: { ...suggestions, options: [], loading: true } },
  play: async ({ canvasElement }) => {
    const input = inside(canvasElement).getByRole("combobox", { name: /Indirizzo/ });
    input.focus();
    await press(" ");
    await waitFor(() => expect(inside(canvasElement).getAllByText("Cerco i suggerimenti…")[0]).toBeVisible());
  },
};

/** A suggestion without a street. */
export const NoRoute: Story = {
  name: "No street in the suggestion [BA-03]",
  args: { suggestions, serverErrors: { address: "Questo suggerimento non ha una via: scrivila tu." } },
  play: async ({ canvasElement }) => {
    await expect(inside(canvasElement).getByRole("combobox", { name: /Indirizzo/ })).toBeInvalid();
    await expect(save(canvasElement)).toBeDisabled();
  },
};

/** Without the maps service the address is a plain field. */
export const ByHand: Story = {
  name: "By hand [BA-06]",
  args: { defaultValues: empty },
  play: async ({ canvasElement }) => expect(inside(canvasElement).queryByRole("combobox")).toBeNull(),
};

/** The form starts with the default values each time the dialog opens. */
export const OpenedAgain: Story = {
  args: { open: false },
  render: function Reopened(args) {
    const [open, setOpen] = useState(args.open);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Cambia l’indirizzo</Button>
        <BillingAddressDialog {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole("button", { name: "Cambia l’indirizzo" });
    await userEvent.click(opener);
    await userEvent.clear(field(canvasElement, /^Comune/));
    await userEvent.tab();
    await waitFor(() => expect(field(canvasElement, /^Comune/)).toBeInvalid());
    await userEvent.click(inside(canvasElement).getByRole("button", { name: "Annulla" }));
    await waitFor(() => expect(within(canvasElement).queryByRole("dialog")).toBeNull());
    await userEvent.click(opener);
    await waitFor(() => expect(field(canvasElement, /^Comune/)).toHaveValue("Rimini"));
    await expect(field(canvasElement, /^Comune/)).toBeValid();
    await expect(save(canvasElement)).toBeEnabled();
    await userEvent.click(inside(canvasElement).getByRole("button", { name: "Annulla" }));
  },
};

export const Busy: Story = { args: { busy: true } };
export const Phone: Story = { tags: ["pattern:dialog"], args: { suggestions }, globals: { viewport: { value: "phone" } } };
export const Narrow: Story = {
  args: { suggestions, defaultValues: { ...whole, city: "Precipitevolissimevolmente sul Fiume delle Prove e degli Esempi" } },
  globals: { viewport: { value: "narrow" } },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
};
