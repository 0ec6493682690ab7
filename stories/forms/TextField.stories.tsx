import { TextField, textFieldTypes } from "@favilla/design-system/forms/TextField.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { press } from "../realKeys.ts";

const meta = {
  title: "Forms/TextField",
  component: TextField,
  argTypes: { type: { control: "select", options: textFieldTypes } },
  tags: ["!autodocs"],
  args: { label: "Nome della fornitura", onChange: fn() },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

const input = (canvasElement: HTMLElement) => within(canvasElement).getByRole("textbox");

export const Empty: Story = { tags: ["pattern:text-field"] };

export const Filled: Story = { tags: ["pattern:text-field"], args: { defaultValue: "Casa al mare" } };

export const Hint: Story = {
  tags: ["pattern:text-field"],
  args: { hint: "Solo tu vedi questo nome." },
  play: async ({ canvasElement }) => {
    await expect(input(canvasElement)).toHaveAccessibleDescription("Solo tu vedi questo nome.");
  },
};

export const Optional: Story = {
  tags: ["pattern:text-field"],
  args: { label: "Telefono fisso", optional: true, type: "tel", autoComplete: "tel" },
  play: async ({ canvasElement }) => {
    await expect(input(canvasElement)).toHaveAccessibleName("Telefono fisso (facoltativo)");
  },
};

/** The error is connected to the field after the hint, and is announced politely when it appears. */
export const Invalid: Story = {
  name: "Error",
  tags: ["pattern:text-field"],
  args: {
    label: "E-mail",
    type: "email",
    autoComplete: "email",
    defaultValue: "giulia@esempio",
    hint: "Quella con cui ti sei registrata.",
    error: "Scrivi l’e-mail per intero, per esempio giulia@esempio.it.",
  },
  play: async ({ canvasElement }) => {
    await expect(input(canvasElement)).toBeInvalid();
    await expect(input(canvasElement)).toHaveAccessibleDescription(
      "Quella con cui ti sei registrata. Scrivi l’e-mail per intero, per esempio giulia@esempio.it.",
    );
  },
};

export const Disabled: Story = { tags: ["pattern:text-field"], args: { defaultValue: "Casa al mare", disabled: true } };

export const ReadOnly: Story = {
  tags: ["pattern:text-field"],
  args: { label: "Intestataria", defaultValue: "Giulia Esempio", readOnly: true },
};

export const Keyboard: Story = {
  name: "Keyboard [DS-03]",
  play: async ({ canvasElement, args }) => {
    await press("{Tab}");
    await expect(input(canvasElement)).toHaveFocus();
    await press("Casa");
    await expect(input(canvasElement)).toHaveValue("Casa");
    await expect(args.onChange).toHaveBeenCalledTimes(4);
  },
};

/** A click on the label focuses the field. The field is 48 px high and its text at least 16 px, so that iOS does not zoom. */
export const Targets: Story = {
  name: "Targets [DS-10]",
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText("Nome della fornitura"));
    await expect(input(canvasElement)).toHaveFocus();
    await expect(input(canvasElement).getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
    await expect(Number.parseFloat(getComputedStyle(input(canvasElement)).fontSize)).toBeGreaterThanOrEqual(16);
  },
};

export const LongText: Story = {
  globals: { viewport: { value: "narrow" } },
  args: {
    label: "Indirizzo e-mail a cui vuoi ricevere le bollette di questa fornitura e le comunicazioni che la riguardano",
    optional: true,
    hint: "Se lo cambi, le bollette già emesse restano consultabili nella tua area clienti per dieci anni.",
    defaultValue: "condominio.campione.via.fittizia.otto@amministrazioni-esempio.it",
    error: "Questo indirizzo è già usato per un’altra fornitura: scrivine un altro oppure lascia il campo vuoto.",
  },
};

export const Hover: Story = { parameters: { pseudo: { hover: "input" } } };
export const Focus: Story = { parameters: { pseudo: { focusVisible: "input" } } };
