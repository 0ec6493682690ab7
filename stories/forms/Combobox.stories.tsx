import { Combobox, type ComboboxOption } from "@favilla/design-system/forms/Combobox.tsx";
import { TextField } from "@favilla/design-system/forms/TextField.tsx";
import { Stack } from "@favilla/design-system/layout/Stack.tsx";
import { Dialog } from "@favilla/design-system/overlays/Dialog.tsx";
import { comboboxTester } from "@favilla/design-system/testing/index.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";
import { press } from "../realKeys.ts";

const addresses: ComboboxOption[] = [
  { id: "1", label: "Via Fittizia, 8", hint: "40121 Bologna (BO)" },
  { id: "2", label: "Via Fittizia, 8/A", hint: "40121 Bologna (BO)" },
  { id: "3", label: "Via Fittizia", hint: "20121 Milano (MI)" },
  { id: "4", label: "Viale Campione", hint: "00184 Roma (RM)" },
];

const meta = {
  title: "Forms/Combobox",
  component: Combobox,
  tags: ["!autodocs"],
  args: { label: "Indirizzo", value: "", onChange: fn(), onSelect: fn(), options: addresses, minLength: 3 },
  // Filters the suggestions by their beginning, as a caller would.
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    const options = args.options.filter(({ label }) => label.toLowerCase().startsWith(value.toLowerCase()));
    const change = (text: string) => {
      args.onChange(text);
      setValue(text);
    };
    const select = (option: ComboboxOption) => {
      args.onSelect(option);
      setValue(option.label);
    };
    return (
      <div style={{ minBlockSize: "22rem" }}>
        <Combobox {...args} value={value} options={options} onChange={change} onSelect={select} />
      </div>
    );
  },
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

const input = (canvasElement: HTMLElement) => within(canvasElement).getByRole("combobox", { name: "Indirizzo" });
const options = (canvasElement: HTMLElement) => within(canvasElement).queryAllByRole("option");
const active = (canvasElement: HTMLElement) => within(canvasElement).queryByRole("option", { selected: true });
/** The list is loaded when the field gets focus. */
const ready = (canvasElement: HTMLElement) => waitFor(() => expect(input(canvasElement)).toHaveAttribute("data-list", "ready"));
const focus = async (canvasElement: HTMLElement) => {
  await press("{Tab}");
  await ready(canvasElement);
};
const status = (canvasElement: HTMLElement) => within(canvasElement).getByRole("status");

export const Closed: Story = {
  tags: ["pattern:combobox"],
  play: async ({ canvasElement }) => {
    await expect(input(canvasElement)).toHaveAttribute("aria-expanded", "false");
    await expect(input(canvasElement)).not.toHaveAttribute("data-list");
    await expect(input(canvasElement)).toHaveAccessibleDescription("Scrivi almeno 3 caratteri per vedere i suggerimenti.");
  },
};

export const Suggestions: Story = {
  name: "Suggestions [BA-02]",
  tags: ["pattern:combobox", "pattern:listbox"],
  args: { attribution: "Indirizzi di Mappa Esempio" },
  play: async ({ canvasElement, args }) => {
    await focus(canvasElement);
    await press("vi");
    await expect(options(canvasElement)).toHaveLength(0);
    await press("a");
    await expect(args.onChange).toHaveBeenLastCalledWith("via");
    await expect(options(canvasElement)).toHaveLength(4);
    await expect(input(canvasElement)).toHaveAttribute("aria-expanded", "true");
    await expect(within(canvasElement).getByRole("listbox", { name: "Suggerimenti" })).toHaveAttribute(
      "id",
      input(canvasElement).getAttribute("aria-controls"),
    );
    await expect(status(canvasElement)).toHaveTextContent("4 suggerimenti: usa le frecce per scegliere.");
    await press("{ArrowDown}");
  },
};

/** Arrow keys wrap around, Enter selects, Escape closes, Tab moves on; the typed text is kept. */
export const Keyboard: Story = {
  name: "Keyboard [BA-02] [DS-03]",
  play: async ({ canvasElement, args }) => {
    await focus(canvasElement);
    await press("via f");
    await expect(active(canvasElement)).toBeNull();
    await press("{ArrowDown}");
    await expect(active(canvasElement)).toHaveTextContent("Via Fittizia, 8");
    await expect(input(canvasElement)).toHaveAttribute("aria-activedescendant", active(canvasElement)?.id);
    await expect(input(canvasElement)).toHaveFocus();
    await press("{ArrowUp}");
    await expect(active(canvasElement)).toHaveTextContent("20121 Milano (MI)");
    await press("{ArrowDown}{ArrowDown}");
    await expect(active(canvasElement)).toHaveTextContent("Via Fittizia, 8/A");
    await press("{Escape}");
    await expect(options(canvasElement)).toHaveLength(0);
    await expect(input(canvasElement)).toHaveValue("via f");
    await press("{Alt>}{ArrowDown}{/Alt}");
    await expect(options(canvasElement)).toHaveLength(3);
    await expect(active(canvasElement)).toBeNull();
    await press("{Alt>}{ArrowUp}{/Alt}");
    await expect(options(canvasElement)).toHaveLength(0);
    await press("{ArrowUp}{Enter}");
    await expect(args.onSelect).toHaveBeenCalledOnce();
    await expect(args.onSelect).toHaveBeenLastCalledWith(addresses[2]);
    await expect(input(canvasElement)).toHaveValue("Via Fittizia");
    await expect(input(canvasElement)).toHaveAttribute("aria-expanded", "false");
    await press(", 8");
    await expect(options(canvasElement)).toHaveLength(2);
    await press("{Tab}");
    await expect(options(canvasElement)).toHaveLength(0);
    await expect(input(canvasElement)).toHaveValue("Via Fittizia, 8");
    await expect(args.onSelect).toHaveBeenCalledOnce();
  },
};

/**
 * Text typed before the list is loaded is kept, and the list opens with it. Nothing is announced twice, and react-aria adds no announcements
 * or styles of its own.
 */
export const TypedAtOnce: Story = {
  name: "Typed at once [BA-02] [DS-06]",
  play: async ({ canvasElement }) => {
    await press("{Tab}via f");
    await expect(input(canvasElement)).toHaveValue("via f");
    await waitFor(() => expect(options(canvasElement)).toHaveLength(3));
    await expect(input(canvasElement)).toHaveFocus();
    await press("{ArrowDown}");
    await expect(active(canvasElement)).toHaveTextContent("Via Fittizia, 8");
    await expect(document.querySelector("[data-live-announcer]")).toBeNull();
    await expect(document.querySelector("style#react-aria-pressable-style")).toBeNull();
  },
};

/** Escape before the list is loaded: it stays closed when it comes. */
export const DismissedAtOnce: Story = {
  name: "Dismissed at once [BA-02] [DS-03]",
  play: async ({ canvasElement }) => {
    // In one task, so that the list cannot be loaded between two of them.
    const field = input(canvasElement);
    field.focus();
    fireEvent.input(field, { target: { value: "via f" } });
    fireEvent.keyDown(field, { key: "Escape" });
    await ready(canvasElement);
    await expect(input(canvasElement)).toHaveValue("via f");
    await expect(options(canvasElement)).toHaveLength(0);
    await press("{ArrowDown}");
    await waitFor(() => expect(options(canvasElement)).toHaveLength(3));
  },
};

/** Left and Right return to the text; Page Down moves by the list's height. */
export const MoreKeys: Story = {
  name: "More keys [BA-02] [DS-03]",
  play: async ({ canvasElement, args }) => {
    await focus(canvasElement);
    await press("via f{ArrowDown}");
    await expect(active(canvasElement)).not.toBeNull();
    await press("{ArrowLeft}");
    await expect(active(canvasElement)).toBeNull();
    await expect(options(canvasElement)).toHaveLength(3);
    await press("{ArrowDown}{PageDown}");
    await expect(active(canvasElement)).toHaveTextContent("20121 Milano (MI)");
    await press("{Home}a");
    await expect(input(canvasElement)).toHaveValue("avia f");
    await press("{Backspace}{ArrowDown}{Tab}");
    await expect(args.onSelect).not.toHaveBeenCalled();
    await expect(input(canvasElement)).toHaveValue("via f");
  },
};

/** Enter submits the form unless a suggestion is active. */
export const FreeText: Story = {
  name: "Free text [BA-02] [DS-03]",
  tags: ["pattern:combobox"],
  decorators: [
    (Story) => (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          event.currentTarget.dataset["sent"] = "true";
        }}
      >
        <Story />
      </form>
    ),
  ],
  play: async ({ canvasElement }) => {
    const form = canvasElement.querySelector("form");
    await focus(canvasElement);
    await press("Via F{ArrowDown}{Enter}");
    await expect(form).not.toHaveAttribute("data-sent");
    await press("{Backspace}{Enter}");
    await expect(form).toHaveAttribute("data-sent", "true");
    await expect(options(canvasElement)).toHaveLength(0);
  },
};

export const Pointer: Story = {
  play: async ({ canvasElement, args }) => {
    const address = comboboxTester(userEvent, canvasElement, "Indirizzo");
    await address.type("viale");
    await expect(address.suggestions()).toEqual(["Viale Campione"]);
    await address.choose("Viale Campione");
    await expect(args.onSelect).toHaveBeenLastCalledWith(addresses[3]);
    await expect(input(canvasElement)).toHaveFocus();
    await expect(options(canvasElement)).toHaveLength(0);
  },
};

export const Loading: Story = {
  tags: ["pattern:combobox"],
  args: { value: "Via", options: [], loading: true },
  play: async ({ canvasElement }) => {
    await userEvent.click(input(canvasElement));
    await ready(canvasElement);
    await press("{ArrowDown}");
    await expect(status(canvasElement)).toHaveTextContent("Cerco i suggerimenti…");
    await expect(input(canvasElement)).toHaveAttribute("aria-expanded", "false");
  },
};

export const NoResults: Story = {
  tags: ["pattern:combobox"],
  args: { noResults: "Non troviamo questo indirizzo: scrivilo per intero." },
  play: async ({ canvasElement }) => {
    await focus(canvasElement);
    await press("zzz");
    await expect(status(canvasElement)).toHaveTextContent("Non troviamo questo indirizzo: scrivilo per intero.");
  },
};

/** A late response never replaces the suggestion that is about to be selected. */
export const LateAnswer: Story = {
  name: "Late answer [BA-02]",
  render: function Late(args) {
    const [late, setLate] = useState(false);
    const arrive = () => setLate(true);
    return (
      <Combobox {...args} value="via" options={late ? addresses.slice(2) : addresses} onKeyUp={({ key }) => key === "F2" && arrive()} />
    );
  },
  play: async ({ canvasElement, args }) => {
    await focus(canvasElement);
    await press("{ArrowDown}");
    await expect(active(canvasElement)).toHaveTextContent("Via Fittizia, 8");
    fireEvent.keyUp(input(canvasElement), { key: "F2" });
    await waitFor(() => expect(options(canvasElement)).toHaveLength(2));
    await expect(active(canvasElement)).toBeNull();
    await press("{Enter}");
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

/** The dialog scrolls until the list is visible. Escape closes only the list. */
export const InADialog: Story = {
  name: "In a dialog [BA-02] [DS-03]",
  globals: { viewport: { value: "phone" } },
  render: function InDialog(args) {
    const [open, setOpen] = useState(true);
    const [value, setValue] = useState("");
    return (
      <Dialog open={open} onClose={() => setOpen(false)} title="Indirizzo per le bollette">
        <Stack>
          <Combobox {...args} value={value} onChange={setValue} />
          <TextField label="Numero civico" />
          <TextField label="CAP" inputMode="numeric" />
          <TextField label="Città" />
        </Stack>
      </Dialog>
    );
  },
  play: async ({ canvasElement }) => {
    await press("{Tab}");
    await focus(canvasElement);
    await press("via");
    await expect(input(canvasElement)).toHaveValue("via");
    await press("{ArrowUp}");
    await expect(active(canvasElement)).toHaveTextContent("Viale Campione");
    await expect(active(canvasElement)).toBeVisible();
    await press("{Escape}");
    await expect(options(canvasElement)).toHaveLength(0);
    await expect(within(canvasElement).getByRole("dialog")).toBeVisible();
    await press("{ArrowDown}");
    await expect(options(canvasElement)).toHaveLength(4);
  },
};

/** All suggestions are listed, and the active one is always in view. */
export const Many: Story = {
  tags: ["pattern:combobox", "pattern:listbox"],
  args: { options: Array.from({ length: 500 }, (_, index) => ({ id: String(index), label: `Via Fittizia, ${index + 1}` })) },
  play: async ({ canvasElement }) => {
    await focus(canvasElement);
    await press("via{ArrowUp}");
    await expect(active(canvasElement)).toHaveTextContent("Via Fittizia, 500");
    const bottom = (element: Element | null) => element?.getBoundingClientRect().bottom ?? Number.NaN;
    const list = within(canvasElement).getByRole("listbox");
    await waitFor(() => expect(bottom(active(canvasElement))).toBeLessThanOrEqual(bottom(list) + 1));
  },
};

export const Invalid: Story = {
  name: "Error [BA-03]",
  tags: ["pattern:combobox"],
  args: { value: "Bologna", error: "Scrivi anche la via." },
  play: async ({ canvasElement }) => {
    await expect(input(canvasElement)).toBeInvalid();
    await expect(input(canvasElement)).toHaveAccessibleDescription(/Scrivi anche la via\./);
  },
};

export const Disabled: Story = {
  tags: ["pattern:combobox"],
  args: { value: "Via Fittizia, 8", disabled: true },
};

export const ReadOnly: Story = {
  tags: ["pattern:combobox"],
  args: { value: "Via Fittizia, 8", readOnly: true },
  play: async ({ canvasElement }) => {
    await focus(canvasElement);
    await press("{ArrowDown}");
    await expect(options(canvasElement)).toHaveLength(0);
  },
};

export const LongText: Story = {
  tags: ["pattern:combobox", "pattern:listbox"],
  globals: { viewport: { value: "narrow" } },
  args: {
    label: "Indirizzo",
    value: "Via",
    options: [
      {
        id: "1",
        label: "Via della Precipitevolissimevolmente Inventata Signora Marchesa di Campione, 1234/A interno 56",
        hint: "39100 San Candido Immaginario sulla Strada del Vino (BZ)",
      },
      { id: "2", label: `Via ${"a".repeat(80)}`, hint: "<b>40121</b> Bologna (BO)" },
    ],
    error: "Non troviamo la via in questo indirizzo: scrivila per intero, con il numero civico.",
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(input(canvasElement));
    await ready(canvasElement);
    await press("{ArrowDown}");
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const Hover: Story = { parameters: { pseudo: { hover: "input" } } };
export const Focus: Story = { parameters: { pseudo: { focusVisible: "input" } } };
