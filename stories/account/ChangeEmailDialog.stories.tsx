import { ChangeEmailDialog } from "@favilla/design-system/account/ChangeEmailDialog.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { press } from "../realKeys.ts";

const draft = { found: undefined, keep: fn(), drop: fn() };

const meta = {
  title: "Account/ChangeEmailDialog",
  component: ChangeEmailDialog,
  tags: ["!autodocs"],
  args: {
    account: { email: "giulia@esempio.it", forceUpdateUsername: false },
    draft,
    onSend: fn(async () => true),
    onClose: fn(),
  },
} satisfies Meta<typeof ChangeEmailDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => within(within(document.body).getByRole("dialog", { name: "Cambia e-mail" }));

/** The present address is refused; the new one is sent once, and its draft is deleted. */
export const Default: Story = {
  name: "New address [PF-02]",
  tags: ["pattern:dialog", "pattern:text-field"],
  play: async ({ args }) => {
    const field = dialog().getByRole("textbox", { name: /Nuova e-mail/ });
    await waitFor(() => expect(field).toHaveFocus());
    await press("giulia@esempio.it{Enter}");
    await waitFor(() => expect(field).toHaveAccessibleDescription("È già la tua e-mail: scrivine un’altra"));
    await expect(args.onSend).not.toHaveBeenCalled();
    await press("{Control>}a{/Control}nuova@esempio.it{Enter}");
    await waitFor(() => expect(args.onSend).toHaveBeenCalledWith("nuova@esempio.it"));
    await waitFor(() => expect(draft.drop).toHaveBeenCalled());
  },
};

/** The typed address comes back after a forced sign-in. */
export const Kept: Story = {
  args: { draft: { ...draft, found: { email: "nuova@esempio.it" } } },
  play: async () => expect(dialog().getByRole("textbox")).toHaveValue("nuova@esempio.it"),
};

export const Sending: Story = { args: { busy: true, draft: { ...draft, found: { email: "nuova@esempio.it" } } } };

export const NotSent: Story = {
  args: { failure: "Controlla la connessione e riprova.", draft: { ...draft, found: { email: "nuova@esempio.it" } } },
  play: async ({ args }) => {
    await expect(dialog().getByRole("alert")).toHaveTextContent("E-mail non inviata");
    await userEvent.click(dialog().getByRole("button", { name: "Annulla" }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
