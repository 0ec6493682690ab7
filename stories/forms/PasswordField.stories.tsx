import { PasswordField } from "@favilla/design-system/forms/PasswordField.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";
import { press } from "../realKeys.ts";

const meta = {
  title: "Forms/PasswordField",
  component: PasswordField,
  tags: ["!autodocs"],
  args: { label: "Password", onChange: fn() },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

const input = (canvasElement: HTMLElement) => within(canvasElement).getByLabelText("Password");
const toggle = (canvasElement: HTMLElement) => within(canvasElement).getByRole("button", { name: "Mostra la password" });

export const Hidden: Story = {
  tags: ["pattern:text-field", "pattern:toggle-button"],
  args: { defaultValue: "Una-prova-1" },
  play: async ({ canvasElement }) => {
    await expect(input(canvasElement)).toHaveAttribute("type", "password");
    await expect(input(canvasElement)).toHaveAttribute("autocomplete", "current-password");
    await expect(toggle(canvasElement)).toHaveAttribute("aria-pressed", "false");
  },
};

export const Shown: Story = {
  args: { defaultValue: "Una-prova-1" },
  play: async ({ canvasElement }) => {
    await userEvent.click(toggle(canvasElement));
    await expect(input(canvasElement)).toHaveAttribute("type", "text");
    await expect(input(canvasElement)).toHaveValue("Una-prova-1");
    await expect(toggle(canvasElement)).toHaveAttribute("aria-pressed", "true");
  },
};

export const NewPassword: Story = {
  tags: ["pattern:text-field"],
  args: { autoComplete: "new-password", hint: "Almeno 8 caratteri, con maiuscole, minuscole, una cifra e un simbolo." },
  play: async ({ canvasElement }) => {
    await expect(input(canvasElement)).toHaveAttribute("autocomplete", "new-password");
  },
};

/** Tab reaches the field, then the button; Space and Enter press the button, which keeps focus. */
export const Keyboard: Story = {
  name: "Keyboard [DS-03]",
  tags: ["pattern:toggle-button"],
  play: async ({ canvasElement }) => {
    await press("{Tab}");
    await expect(input(canvasElement)).toHaveFocus();
    await press("Prova");
    await press("{Tab}");
    await expect(toggle(canvasElement)).toHaveFocus();
    await press(" ");
    await expect(input(canvasElement)).toHaveAttribute("type", "text");
    await press("{Enter}");
    await expect(input(canvasElement)).toHaveAttribute("type", "password");
    await expect(input(canvasElement)).toHaveValue("Prova");
    await expect(toggle(canvasElement)).toHaveFocus();
  },
};

/** A password manager can paste (WCAG 3.3.8). */
export const Paste: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(input(canvasElement));
    await userEvent.paste("Una-lunga-password-1");
    await expect(input(canvasElement)).toHaveValue("Una-lunga-password-1");
  },
};

export const CapsLock: Story = {
  name: "Caps Lock [AC-77]",
  play: async ({ canvasElement }) => {
    await userEvent.click(input(canvasElement));
    fireEvent.keyDown(input(canvasElement), { key: "A", modifierCapsLock: true });
    await expect(await within(canvasElement).findByText("Il blocco maiuscole è attivo.")).toBeVisible();
    input(canvasElement).blur();
    await expect(within(canvasElement).getByText("Il blocco maiuscole è attivo.")).toBeVisible();
    fireEvent.keyDown(input(canvasElement), { key: "a" });
    await waitFor(() => expect(within(canvasElement).queryByText("Il blocco maiuscole è attivo.")).toBeNull());
    fireEvent.keyDown(input(canvasElement), { key: "A", modifierCapsLock: true });
  },
};

export const Invalid: Story = {
  name: "Error",
  tags: ["pattern:text-field"],
  args: { error: "Scrivi la password." },
  play: async ({ canvasElement }) => {
    await expect(input(canvasElement)).toBeInvalid();
    await expect(input(canvasElement)).toHaveAccessibleDescription("Scrivi la password.");
  },
};

export const Disabled: Story = {
  tags: ["pattern:text-field", "pattern:toggle-button"],
  args: { defaultValue: "Una-prova-1", disabled: true },
};

export const LongText: Story = {
  globals: { viewport: { value: "narrow" } },
  args: {
    hint: "La usi solo per la tua area clienti: non è il codice che trovi in bolletta e non te la chiederemo mai al telefono.",
    defaultValue: "Una-password-lunghissima-che-nessuno-può-indovinare-1",
    error: "Con questa e-mail e questa password non riusciamo a farti entrare. Controlla e riprova.",
  },
};

export const Hover: Story = { parameters: { pseudo: { hover: "input" } } };
export const Focus: Story = { parameters: { pseudo: { focusVisible: "input" } } };
