import { ForgotPasswordView } from "@favilla/design-system/access/ForgotPasswordView.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { asPublicPage } from "../layout/page.tsx";

const sent = { email: "rosa@esempio.it", onResend: fn() };

const meta = {
  title: "Access/ForgotPasswordView",
  component: ForgotPasswordView,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  decorators: asPublicPage,
  args: {
    title: "Recupera la password",
    back: { href: "#accedi", label: "Accedi" },
    form: { onSubmit: fn() },
    signInHref: "#accedi",
  },
} satisfies Meta<typeof ForgotPasswordView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sent: Story = {
  args: { sent },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("rosa@esempio.it");
    await userEvent.click(within(canvasElement).getByRole("button", { name: /di nuovo/ }));
    await expect(sent.onResend).toHaveBeenCalled();
  },
};

export const ResendFailed: Story = {
  name: "Resend failed [AC-09]",
  args: { sent: { ...sent, failure: "I nostri server tardano a rispondere: i tuoi dati sono al sicuro. Riprova tra qualche minuto." } },
  play: async ({ canvasElement }) => expect(within(canvasElement).getByRole("alert")).toHaveTextContent("Non siamo riusciti a inviarla"),
};

export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
