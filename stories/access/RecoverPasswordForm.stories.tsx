import { RecoverPasswordForm } from "@favilla/design-system/access/RecoverPasswordForm.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { isFilledIn, leadsToTheError, sendsByKeys, waits, wrong } from "./emailForm.tsx";
import { onPage } from "./sample.tsx";

const meta = {
  title: "Access/RecoverPasswordForm",
  component: RecoverPasswordForm,
  tags: ["!autodocs"],
  args: { onSubmit: fn() },
  decorators: [onPage("Recupera la password")],
} satisfies Meta<typeof RecoverPasswordForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: "Asks for a link by e-mail [AC-09]", play: isFilledIn };

/** Enter submits the form once. */
export const Keyboard: Story = { name: "Keyboard [DS-03]", play: sendsByKeys };

export const Errors: Story = { args: wrong, play: leadsToTheError };
export const Failed: Story = {
  args: {
    defaultValues: { email: "giulia@esempio.it" },
    failure: "I nostri server non rispondono: i tuoi dati sono al sicuro. Riprova tra qualche minuto.",
  },
};
export const Busy: Story = { args: { defaultValues: { email: "giulia@esempio.it" }, busy: true }, play: waits };
export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
