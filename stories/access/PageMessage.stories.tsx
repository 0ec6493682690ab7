import { PageMessage } from "@favilla/design-system/access/PageMessage.tsx";
import { Button } from "@favilla/design-system/actions/Button.tsx";
import { PageNotFoundIllustration } from "@favilla/design-system/feedback/illustrations/PageNotFoundIllustration.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { press } from "../realKeys.ts";

const meta = {
  title: "Access/PageMessage",
  component: PageMessage,
  tags: ["!autodocs"],
  args: {
    illustration: <PageNotFoundIllustration />,
    title: "Pagina non trovata",
    description: "L’indirizzo non esiste o non esiste più. Controllalo, oppure riparti dalla home.",
    action: <Button href="#home">Torna alla home</Button>,
    phone: "800 900 100",
  },
} satisfies Meta<typeof PageMessage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Not found [CH-40]",
  tags: ["pattern:link"],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("heading", { level: 1, name: "Pagina non trovata" })).toBeVisible();
    await expect(canvasElement).toHaveTextContent("Chiama l’800 900 100.");
    await expect(canvas.getByRole("link", { name: /^800\s900\s100$/ })).toHaveAttribute("href", "tel:800900100");
  },
};

export const Keyboard: Story = {
  name: "Keyboard [DS-03]",
  play: async ({ canvasElement }) => {
    await press("{Tab}");
    await expect(within(canvasElement).getByRole("link", { name: "Torna alla home" })).toHaveFocus();
    await press("{Tab}");
    await expect(within(canvasElement).getByRole("link", { name: /^800\s900\s100$/ })).toHaveFocus();
  },
};

/** No number is known: none is offered. */
export const WithoutPhone: Story = {
  args: { phone: undefined },
  play: async ({ canvasElement }) => expect(canvasElement).not.toHaveTextContent("Chiama"),
};

export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
