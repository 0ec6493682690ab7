import { ForgotEmailView } from "@favilla/design-system/access/ForgotEmailView.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { asPublicPage } from "../layout/page.tsx";

const meta = {
  title: "Access/ForgotEmailView",
  component: ForgotEmailView,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  decorators: asPublicPage,
  args: {
    title: "Recupera l’e-mail",
    back: { href: "#accedi", label: "Accedi" },
    onSubmit: fn(),
    onAgain: fn(),
    signInHref: "#accedi",
  },
} satisfies Meta<typeof ForgotEmailView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Found: Story = {
  name: "E-mail found [AC-08]",
  args: { answer: "r•••••@e•••••.it" },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("r•••••@e•••••.it");
    await expect(canvasElement).not.toHaveTextContent("Con il codice fiscale ritrovi");
  },
};

export const Failed: Story = {
  args: { failure: "Non riusciamo a raggiungere i nostri server. Controlla la connessione e riprova." },
  play: async ({ canvasElement }) => expect(within(canvasElement).getByRole("alert")).toBeVisible(),
};

export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
