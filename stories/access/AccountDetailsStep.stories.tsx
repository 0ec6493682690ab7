import { AccountDetailsStep } from "@favilla/design-system/access/AccountDetailsStep.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { press } from "../realKeys.ts";
import { inFrame, prefixes } from "./sample.tsx";

const meta = {
  title: "Access/AccountDetailsStep",
  component: AccountDetailsStep,
  tags: ["!autodocs"],
  args: {
    id: "step",
    prefixes,
    onSubmit: fn(),
  },
  decorators: [inFrame("Come vuoi accedere?")],
} satisfies Meta<typeof AccountDetailsStep>;

export default meta;
type Story = StoryObj<typeof meta>;

const passwordOf = (canvasElement: HTMLElement) => within(canvasElement).getByLabelText("Scegli una password");

export const Default: Story = {};

/** Password managers save the address with the new password; the password is typed once (WCAG 3.3.7). */
export const Managers: Story = {
  name: "Password managers [WCAG 3.3.7] [WCAG 3.3.8]",
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("textbox", { name: "E-mail" })).toHaveAttribute("autocomplete", "username");
    await expect(passwordOf(canvasElement)).toHaveAttribute("autocomplete", "new-password");
    await expect(canvasElement.querySelectorAll('input[type="password"]')).toHaveLength(1);
  },
};

/** Tab moves from field to field; the password's rules are read with the field and checked off while it is typed. */
export const Keyboard: Story = {
  name: "Keyboard [DS-03] [AC-05]",
  tags: ["pattern:text-field"],
  play: async ({ canvasElement, args }) => {
    within(canvasElement).getByRole("textbox", { name: "E-mail" }).focus();
    await press("giulia@esempio.it{Tab}{Tab}");
    await expect(within(canvasElement).getByRole("textbox", { name: "Cellulare" })).toHaveFocus();
    await press("3331234567{Tab}");
    await expect(passwordOf(canvasElement)).toHaveFocus();
    await expect(passwordOf(canvasElement)).toHaveAccessibleDescription(/almeno 8 caratteri ?: non ancora/);
    await press("Scintilla-27");
    await expect(passwordOf(canvasElement)).toHaveAccessibleDescription(/almeno 8 caratteri ?: sì/);
    await press("{Enter}");
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ email: "giulia@esempio.it", phone: "+393331234567", password: "Scintilla-27" }),
    );
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** Each field shows its error in one sentence that says what to do. */
export const Errors: Story = {
  name: "Errors [AC-05]",
  args: { defaultValues: { email: "giulia@esempio", phone: { prefix: "39", number: "+99 12" }, password: "debole" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole("textbox", { name: "E-mail" }).focus();
    await press("{Enter}");
    await waitFor(() => expect(canvas.getByRole("heading", { name: "Ci sono 3 campi da controllare" })).toHaveFocus());
    await expect(canvas.getByRole("textbox", { name: "Cellulare" })).toHaveAccessibleDescription(/Non conosciamo questo prefisso/);
    await userEvent.click(canvas.getByRole("link", { name: /Non conosciamo questo prefisso/ }));
    await expect(canvas.getByRole("textbox", { name: "Cellulare" })).toHaveFocus();
    await press("{Control>}a{/Control}3331234567");
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Cellulare" })).not.toHaveAttribute("aria-invalid"));
  },
};

/** The server's error is shown on its field. Typing there removes it, typing elsewhere does not. */
export const Refused: Story = {
  name: "REGISTRATION-EMAIL-TAKEN [AC-06]",
  args: {
    defaultValues: { email: "giulia@esempio.it", phone: { prefix: "39", number: "3331234567" }, password: "Scintilla-27" },
    serverErrors: { email: "Questo indirizzo e-mail è già usato: accedi, oppure scrivine un altro." },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const email = canvas.getByRole("textbox", { name: "E-mail" });
    await waitFor(() => expect(canvas.getByRole("heading", { name: "C’è un campo da controllare" })).toHaveFocus());
    passwordOf(canvasElement).focus();
    await press("!{Shift>}{Tab}{Tab}{Tab}{Tab}{/Shift}");
    await expect(email).toHaveAccessibleDescription(/già usato/);
    email.focus();
    await press("{Home}1");
    await waitFor(() => expect(email).not.toHaveAttribute("aria-invalid"));
  },
};

export const Narrow: Story = {
  args: Errors.args,
  globals: { viewport: { value: "narrow" } },
  play: async (context) => {
    await Errors.play?.(context);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
