import { CredentialsPanel, credentialKinds, credentialOutcomes } from "@favilla/design-system/account/CredentialsPanel.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { press } from "../realKeys.ts";
import { fits, giulia, longWord } from "./sample.ts";

const meta = {
  title: "Account/CredentialsPanel",
  component: CredentialsPanel,
  argTypes: { busy: { control: "select", options: credentialKinds }, outcome: { control: "select", options: credentialOutcomes } },
  tags: ["!autodocs"],
  args: { email: "giulia@esempio.it", fiscalCode: giulia.fiscalCode, onChange: fn(), onDelete: fn() },
} satisfies Meta<typeof CredentialsPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Masked fiscal code [PF-02]",
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(giulia.fiscalCode);
    await expect(canvasElement).toHaveTextContent("nascosto, finisce con 944X");
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Mostra il codice fiscale" }));
    await expect(canvasElement).toHaveTextContent(giulia.fiscalCode);
  },
};

export const Keyboard: Story = {
  name: "Keyboard [DS-03, PF-02, PF-21]",
  play: async ({ args, canvasElement }) => {
    await press("{Tab}");
    await press("{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith("email");
    await press("{Tab}");
    await press(" ");
    await expect(args.onChange).toHaveBeenLastCalledWith("password");
    await press("{Tab}");
    await expect(within(canvasElement).getByRole("button", { name: "Mostra il codice fiscale" })).toHaveFocus();
    await press("{Tab}");
    await press("{Enter}");
    await expect(args.onDelete).toHaveBeenCalledTimes(1);
  },
};

export const Busy: Story = {
  args: { busy: "email" },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Un attimo…" }));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Sent: Story = {
  args: { outcome: "sent" },
  play: async ({ canvasElement }) => expect(within(canvasElement).getByText(/Ti abbiamo scritto a giulia@esempio.it/)).toBeVisible(),
};

/** The link that changes the address was sent to the new one. */
export const SentElsewhere: Story = {
  args: { outcome: "sent", sentTo: "nuova@esempio.it" },
  play: async ({ canvasElement }) => expect(within(canvasElement).getByText(/Ti abbiamo scritto a nuova@esempio.it/)).toBeVisible(),
};

export const Failed: Story = {
  args: { outcome: "failed" },
  play: async ({ canvasElement }) => expect(within(canvasElement).getByRole("alert")).toHaveTextContent("Non è cambiato nulla: riprova."),
};

/** An unknown fact has no row, unless it can be changed. */
export const Missing: Story = {
  args: { email: null, fiscalCode: null, onDelete: undefined },
  play: async ({ canvasElement }) => {
    await expect([...canvasElement.querySelectorAll("dt")].map((label) => label.textContent)).toEqual(["E-mail", "Password"]);
    await expect(within(canvasElement).getByRole("button", { name: "Cambia e-mail" })).toBeVisible();
  },
};

export const LongText: Story = { globals: { viewport: { value: "narrow" } }, args: { email: `${longWord}@esempio.it` }, play: fits };
