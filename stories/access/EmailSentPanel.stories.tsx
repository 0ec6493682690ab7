import { EmailSentPanel, type EmailSentPanelProps, emailPurposes } from "@favilla/design-system/access/EmailSentPanel.tsx";
import { Button } from "@favilla/design-system/actions/Button.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, within } from "storybook/test";
import { press } from "../realKeys.ts";
import { onPage } from "./sample.tsx";

const meta = {
  title: "Access/EmailSentPanel",
  component: EmailSentPanel,
  argTypes: { purpose: { control: "select", options: emailPurposes } },
  tags: ["!autodocs"],
  args: { purpose: "registration", email: "giulia@esempio.it", onResend: fn() },
  decorators: [onPage("Registrati")],
} satisfies Meta<typeof EmailSentPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const Live = ({ onResend, ...args }: EmailSentPanelProps) => {
  const [resent, setResent] = useState(false);
  return (
    <EmailSentPanel
      {...args}
      resent={resent}
      onResend={() => {
        onResend?.();
        setResent(true);
      }}
    />
  );
};

/** The text says how long the link is valid. */
export const Default: Story = {
  name: "Default [WCAG 2.2.1]",
  play: async ({ canvasElement }) => expect(within(canvasElement).getByText(/Vale 48 ore/)).toBeVisible(),
};

/** A press sends another link with a new validity, which is announced. */
export const Keyboard: Story = {
  name: "Keyboard [DS-03] [WCAG 2.2.1]",
  render: (args) => <Live {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole("button", { name: "Invia di nuovo l’e-mail" });
    await expect(canvas.getByRole("heading", { name: "Controlla la tua e-mail" })).toHaveFocus();
    await press("{Tab}");
    await expect(button).toHaveFocus();
    await press("{Enter}");
    await expect(args.onResend).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("status")).toHaveTextContent("Te l’abbiamo inviata di nuovo.");
    await expect(button).toHaveFocus();
  },
};

/** The text is the same whether the account exists or not. */
export const Password: Story = {
  name: "Password [AC-09]",
  args: { purpose: "password", action: <Button href="#accedi">Torna all’accesso</Button> },
  decorators: [onPage("Recupera la password")],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("L’indirizzo che hai scritto: giulia@esempio.it")).toBeVisible();
  },
};

export const Email: Story = {
  args: { purpose: "email", email: "giulia.esempio.nuovoindirizzo@postacertificatadellaprovinciadibologna.esempio.it" },
};
export const Resending: Story = { args: { resending: true } };
export const Narrow: Story = { ...Email, globals: { viewport: { value: "narrow" } } };
