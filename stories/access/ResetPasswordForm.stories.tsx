import { ResetPasswordForm } from "@favilla/design-system/access/ResetPasswordForm.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { press } from "../realKeys.ts";
import { onPage } from "./sample.tsx";

const meta = {
  title: "Access/ResetPasswordForm",
  component: ResetPasswordForm,
  tags: ["!autodocs"],
  args: { onSubmit: fn(), onValuesChange: fn() },
  decorators: [onPage("Scegli una nuova password")],
} satisfies Meta<typeof ResetPasswordForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const passwordOf = (canvasElement: HTMLElement) => within(canvasElement).getByLabelText("Nuova password");

/** The password is typed once, because it can be revealed (WCAG 3.3.7). */
export const Default: Story = {
  name: "Default [WCAG 3.3.7]",
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll("input")).toHaveLength(1);
    await expect(passwordOf(canvasElement)).toHaveAttribute("autocomplete", "new-password");
  },
};

/** Typing, revealing and submitting by keyboard. */
export const Keyboard: Story = {
  name: "Keyboard [DS-03] [AC-05] [AC-10]",
  tags: ["pattern:text-field"],
  play: async ({ canvasElement, args }) => {
    passwordOf(canvasElement).focus();
    await press("Scintilla-27");
    await expect(passwordOf(canvasElement)).toHaveAccessibleDescription(/una cifra ?: sì/);
    await press("{Tab} ");
    await expect(passwordOf(canvasElement)).toHaveAttribute("type", "text");
    passwordOf(canvasElement).focus();
    await press("{Enter}");
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ newPassword: "Scintilla-27" }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** A generated password of any length can be pasted (WCAG 3.3.8). */
export const Pasted: Story = {
  name: "Paste [WCAG 3.3.8]",
  play: async ({ canvasElement, args }) => {
    const generated = `Aa1!${"x".repeat(95)}`;
    await userEvent.click(passwordOf(canvasElement));
    await userEvent.paste(generated);
    await expect(args.onValuesChange).toHaveBeenLastCalledWith({ newPassword: generated });
  },
};

/** Password managers save the account's address with the new password. */
export const WithUsername: Story = {
  args: { username: "giulia@esempio.it" },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole("textbox", { name: "E-mail" });
    await expect(field).toHaveAttribute("readonly");
    await expect(field).toHaveAttribute("autocomplete", "username");
  },
};

/** A second field for a server that requires it. Correcting either field removes the error. */
export const Twice: Story = {
  args: { twice: true },
  play: async ({ canvasElement, args }) => {
    const again = within(canvasElement).getByLabelText("Ripeti la nuova password");
    passwordOf(canvasElement).focus();
    await press("Scintilla-27");
    again.focus();
    await press("Scintilla-2{Enter}");
    await waitFor(() => expect(again).toHaveAccessibleDescription("Le due password sono diverse: riscrivi la seconda"));
    passwordOf(canvasElement).focus();
    await press("{End}{Backspace}");
    await waitFor(() => expect(again).not.toHaveAttribute("aria-invalid"));
    await press("7");
    again.focus();
    await press("{End}7{Enter}");
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ newPassword: "Scintilla-27", confirmNewPassword: "Scintilla-27" }));
  },
};

/** Missing rules stay visible in the list below the field. */
export const Errors: Story = {
  name: "Errors [AC-05]",
  args: { defaultValues: { newPassword: "debole" } },
  play: async ({ canvasElement }) => {
    passwordOf(canvasElement).focus();
    await press("{Enter}");
    await waitFor(() => expect(within(canvasElement).getByRole("heading", { name: "C’è un campo da controllare" })).toHaveFocus());
    await expect(passwordOf(canvasElement)).toHaveAccessibleDescription(/qui sotto trovi quello che le manca/);
  },
};

/** The server rejects a password; the form can be submitted again. */
export const Refused: Story = {
  name: "Refused [AC-06]",
  args: {
    defaultValues: { newPassword: "Scintilla-27" },
    serverErrors: { newPassword: "Questa password è troppo comune: scegline un’altra." },
  },
  play: async ({ canvasElement, args }) => {
    await waitFor(() => expect(within(canvasElement).getByRole("heading", { name: "C’è un campo da controllare" })).toHaveFocus());
    passwordOf(canvasElement).focus();
    await press("{Enter}");
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(passwordOf(canvasElement)).not.toHaveAttribute("aria-invalid");
  },
};

export const Failed: Story = {
  args: {
    defaultValues: { newPassword: "Scintilla-27" },
    failure: "I nostri server non rispondono: i tuoi dati sono al sicuro. Riprova tra qualche minuto.",
  },
};
export const Busy: Story = { args: { defaultValues: { newPassword: "Scintilla-27" }, busy: true } };
export const Narrow: Story = { args: { twice: true }, globals: { viewport: { value: "narrow" } } };
