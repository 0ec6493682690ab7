import { SignInForm } from "@favilla/design-system/access/SignInForm.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { press } from "../realKeys.ts";
import { onPage } from "./sample.tsx";

const meta = {
  title: "Access/SignInForm",
  component: SignInForm,
  tags: ["!autodocs"],
  args: {
    onSubmit: fn(),
    onValuesChange: fn(),
    forgotEmailHref: "#recupera-email",
    forgotPasswordHref: "#recupera-password",
    registerHref: "#registrazione",
  },
  decorators: [onPage("Accedi")],
} satisfies Meta<typeof SignInForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const emailOf = (canvasElement: HTMLElement) => within(canvasElement).getByRole("textbox", { name: "E-mail" });
const passwordOf = (canvasElement: HTMLElement) => within(canvasElement).getByLabelText("Password");

export const Default: Story = {};

/** Password managers recognize both fields, and pasting works (WCAG 3.3.8). */
export const Managers: Story = {
  name: "Password managers and paste [WCAG 3.3.8]",
  tags: ["pattern:text-field"],
  play: async ({ canvasElement }) => {
    await expect(emailOf(canvasElement)).toHaveAttribute("autocomplete", "username");
    await expect(passwordOf(canvasElement)).toHaveAttribute("autocomplete", "current-password");
    await userEvent.click(passwordOf(canvasElement));
    await userEvent.paste("Esempio-2026!");
    await expect(passwordOf(canvasElement)).toHaveValue("Esempio-2026!");
  },
};

/** Tab moves through the fields, Enter submits. */
export const Keyboard: Story = {
  name: "Keyboard [DS-03]",
  play: async ({ canvasElement, args }) => {
    emailOf(canvasElement).focus();
    await press("giulia@esempio.it");
    await press("{Tab}");
    await expect(passwordOf(canvasElement)).toHaveFocus();
    await press("segreta");
    await expect(args.onValuesChange).toHaveBeenLastCalledWith({ username: "giulia@esempio.it", password: "segreta" });
    await press("{Enter}");
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ username: "giulia@esempio.it", password: "segreta" }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** Errors are listed; the list takes focus and links to each field. Typing does not move focus. */
export const Errors: Story = {
  tags: ["pattern:error-summary"],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    canvas.getByRole("button", { name: "Accedi" }).focus();
    await press("{Enter}");
    await waitFor(() => expect(canvas.getByRole("heading", { name: "Ci sono 2 campi da controllare" })).toHaveFocus());
    await press("{Tab}{Enter}");
    await expect(emailOf(canvasElement)).toHaveFocus();
    await press("giulia@esempio.it{Enter}");
    await waitFor(() => expect(canvas.getByRole("heading", { name: "C’è un campo da controllare" })).toHaveFocus());
    await expect(passwordOf(canvasElement)).toHaveAccessibleDescription(/Scrivi la tua password/);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** A field with text is validated on blur, and its error disappears once it is corrected. Blur does not move focus. */
export const Left: Story = {
  name: "Corrected after leaving the field",
  play: async ({ canvasElement }) => {
    const email = emailOf(canvasElement);
    email.focus();
    await press("{Tab}{Shift>}{Tab}{/Shift}");
    await expect(email).not.toHaveAttribute("aria-invalid");
    await press("giulia@esempio{Tab}");
    await waitFor(() => expect(email).toHaveAccessibleDescription(/Scrivi un indirizzo e-mail completo/));
    await expect(passwordOf(canvasElement)).toHaveFocus();
    await press("{Shift>}{Tab}{/Shift}{End}.it");
    await waitFor(() => expect(email).not.toHaveAttribute("aria-invalid"));
  },
};

/** The server's error is shown, and the typed values are kept. */
export const Failed: Story = {
  args: { defaultValues: { username: "giulia@esempio.it", password: "sbagliata" }, failure: "E-mail o password non corrette." },
  play: async ({ canvasElement }) => expect(within(canvasElement).getByRole("alert")).toHaveTextContent("Accesso non riuscito"),
};

/** Enter does not submit twice. */
export const Busy: Story = {
  args: { defaultValues: { username: "giulia@esempio.it", password: "segreta" }, busy: true },
  play: async ({ canvasElement, args }) => {
    passwordOf(canvasElement).focus();
    await press("{Enter}");
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const WithoutLinks: Story = { args: { forgotEmailHref: undefined, forgotPasswordHref: undefined, registerHref: undefined } };
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
export const Narrow: Story = {
  ...Failed,
  globals: { viewport: { value: "narrow" } },
};
