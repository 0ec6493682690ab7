import { MigrationEmailForm } from "@favilla/design-system/access/MigrationEmailForm.tsx";
import { MigrationFrame, type MigrationFrameProps, migrationSteps } from "@favilla/design-system/access/MigrationFrame.tsx";
import { ResetPasswordForm } from "@favilla/design-system/access/ResetPasswordForm.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import { press } from "../realKeys.ts";

const meta = {
  title: "Access/MigrationFrame",
  component: MigrationFrame,
  argTypes: { step: { control: "select", options: migrationSteps } },
  tags: ["!autodocs"],
  args: { step: "email", signInHref: "#accedi", children: null, onCancel: fn() },
} satisfies Meta<typeof MigrationFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

const Migration = ({ step: first, ...args }: MigrationFrameProps) => {
  const [step, setStep] = useState(first);
  return (
    <MigrationFrame {...args} step={step}>
      {step === "email" && <MigrationEmailForm onSubmit={() => setStep("password")} />}
      {step === "password" && <ResetPasswordForm username="giulia@esempio.it" onSubmit={() => setStep("done")} />}
    </MigrationFrame>
  );
};

export const Email: Story = { name: "Email [AC-12]", render: (args) => <Migration {...args} /> };
export const Password: Story = { name: "Password [AC-12]", args: { step: "password" }, render: (args) => <Migration {...args} /> };
export const Done: Story = { name: "Done [AC-12]", args: { step: "done" } };

/** Both steps and the result by keyboard; each heading takes focus. */
export const Keyboard: Story = {
  name: "Keyboard [DS-03]",
  render: (args) => <Migration {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    canvas.getByRole("textbox", { name: "E-mail" }).focus();
    await press("giulia@esempio.it{Enter}");
    await waitFor(() => expect(canvas.getByRole("heading", { name: "Scegli una nuova password" })).toHaveFocus());
    canvas.getByLabelText("Nuova password").focus();
    await press("Scintilla-27{Enter}");
    await waitFor(() => expect(canvas.getByRole("heading", { name: "Il tuo accesso è aggiornato" })).toHaveFocus());
    await press("{Tab}");
    await expect(canvas.getByRole("link", { name: "Accedi" })).toHaveFocus();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

export const Busy: Story = { args: { busy: true }, render: (args) => <Migration {...args} /> };
export const Narrow: Story = {
  ...Password,
  name: "Narrow",
  globals: { viewport: { value: "narrow" } },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
};
