import { CredentialsView } from "@favilla/design-system/account/CredentialsView.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { asPage, failure, loaded, loading } from "../layout/page.tsx";
import { back } from "./pageSample.ts";
import { fits, giulia, longWord } from "./sample.ts";

const account = { email: "giulia@esempio.it", fiscalCode: giulia.fiscalCode };

const meta = {
  title: "Account/CredentialsView",
  component: CredentialsView,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  decorators: asPage("profile"),
  args: { title: "Credenziali", back, load: loaded(account), onChange: fn(), onDelete: fn() },
} satisfies Meta<typeof CredentialsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const [change] = within(canvasElement).getAllByRole("button", { name: /e-mail/i });
    await userEvent.click(change as HTMLElement);
    await expect(args.onChange).toHaveBeenLastCalledWith("email");
  },
};

/** A link has gone to the new address. */
export const Sent: Story = {
  args: { outcome: "sent", sentTo: "nuova@esempio.it" },
  play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent("nuova@esempio.it"),
};

export const Loading: Story = { args: { load: loading } };
export const Failed: Story = { args: { load: failure } };

/** The code of a dialog did not arrive. */
export const PartFailed: Story = {
  args: { partFailed: true },
  play: async ({ canvasElement }) => expect(within(canvasElement).getByRole("alert")).toHaveTextContent("riprova"),
};

export const Narrow: Story = {
  globals: { viewport: { value: "narrow" } },
  args: { load: loaded({ ...account, email: `${longWord}@esempio.it` }) },
  play: fits,
};
