import { ResetPasswordForm, type ResetPasswordFormProps } from "@favilla/design-system/access/ResetPasswordForm.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { useControlled } from "../forms/useControlled.ts";
import { press } from "../realKeys.ts";
import { onPage } from "./sample.tsx";

const meta = {
  title: "Access/ResetPasswordForm",
  component: ResetPasswordForm,
  tags: ["!autodocs"],
  args: { value: { newPassword: "" }, onChange: fn(), onSubmit: fn() },
  decorators: [onPage("Scegli una nuova password")],
} satisfies Meta<typeof ResetPasswordForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const Live = (args: ResetPasswordFormProps) => <ResetPasswordForm {...args} {...useControlled(args)} />;
const passwordOf = (canvasElement: HTMLElement) => within(canvasElement).getByLabelText("Nuova password");

/** Asked for once, as it can be shown (WCAG 3.3.7). */
export const Default: Story = {
  name: "Default [WCAG 3.3.7]",
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll("input")).toHaveLength(1);
    await expect(passwordOf(canvasElement)).toHaveAttribute("autocomplete", "new-password");
  },
};

/** Written, looked at, sent: by keyboard alone. */
export const Keyboard: Story = {
  name: "Keyboard [DS-03] [AC-05] [AC-10]",
  tags: ["pattern:text-field"],
  render: (args) => <Live {...args} />,
  play: async ({ canvasElement, args }) => {
    passwordOf(canvasElement).focus();
    await press("Scintilla-27");
    await expect(passwordOf(canvasElement)).toHaveAccessibleDescription(/una cifra: sì/);
    await press("{Tab} ");
    await expect(passwordOf(canvasElement)).toHaveAttribute("type", "text");
    passwordOf(canvasElement).focus();
    await press("{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** A generated password is pasted as it is, however long (WCAG 3.3.8). */
export const Pasted: Story = {
  name: "Paste [WCAG 3.3.8]",
  render: (args) => <Live {...args} />,
  play: async ({ canvasElement, args }) => {
    const generated = `Aa1!${"x".repeat(95)}`;
    await userEvent.click(passwordOf(canvasElement));
    await userEvent.paste(generated);
    await expect(args.onChange).toHaveBeenLastCalledWith({ newPassword: generated });
  },
};

/** With the account's address, which password managers keep with the new password. */
export const WithUsername: Story = {
  args: { username: "giulia@esempio.it" },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole("textbox", { name: "E-mail" });
    await expect(field).toHaveAttribute("readonly");
    await expect(field).toHaveAttribute("autocomplete", "username");
  },
};

/** Only for a server that needs it typed twice. */
export const Twice: Story = {
  args: {
    value: { newPassword: "Scintilla-27", confirmNewPassword: "Scintilla-28" },
    errors: { confirmNewPassword: "Le due password sono diverse: riscrivi la seconda." },
  },
};

export const Errors: Story = {
  name: "Errors [AC-06]",
  args: { value: { newPassword: "debole" }, errors: { newPassword: "La password non rispetta ancora tutte le regole." } },
  play: async ({ canvasElement }) =>
    waitFor(() => expect(within(canvasElement).getByRole("heading", { name: "C’è un campo da controllare" })).toHaveFocus()),
};

export const Failed: Story = {
  args: { value: { newPassword: "Scintilla-27" }, failure: "I nostri server non rispondono. Riprova tra poco." },
};
export const Busy: Story = { args: { value: { newPassword: "Scintilla-27" }, busy: true } };
export const Narrow: Story = { ...Twice, globals: { viewport: { value: "narrow" } } };
