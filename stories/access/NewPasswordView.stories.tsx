import { linkResults } from "@favilla/design-system/access/LinkOutcome.tsx";
import { NewPasswordView } from "@favilla/design-system/access/NewPasswordView.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { asPublicPage } from "../layout/page.tsx";

const meta = {
  title: "Access/NewPasswordView",
  component: NewPasswordView,
  argTypes: { result: { control: "select", options: linkResults } },
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  decorators: asPublicPage,
  args: {
    title: "Scegli una nuova password",
    form: { onSubmit: fn(), defaultValues: { newPassword: "Scintilla" } },
    signInHref: "#accedi",
    renewHref: "#password",
  },
} satisfies Meta<typeof NewPasswordView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: "New password [AC-10]" };

/** A link that is too old: another one can be requested. */
export const Expired: Story = {
  args: { result: "expired" },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole("heading", { level: 1 })).toHaveFocus();
    await expect(page.getAllByRole("link").some((link) => link.getAttribute("href") === "#password")).toBe(true);
  },
};

export const Failed: Story = { args: { form: { onSubmit: fn(), failure: "Controlla la connessione e riprova." } } };

export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
