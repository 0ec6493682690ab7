import { RegisteredView } from "@favilla/design-system/access/RegisteredView.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { asPublicPage } from "../layout/page.tsx";

const meta = {
  title: "Access/RegisteredView",
  component: RegisteredView,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  decorators: asPublicPage,
  args: {
    email: "rosa@esempio.it",
    onResend: fn(),
    signInHref: "#accedi",
    register: { href: "#registrati", label: "Registrati" },
  },
} satisfies Meta<typeof RegisteredView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => expect(within(canvasElement).getByRole("main")).toHaveTextContent("rosa@esempio.it"),
};

/** After a reload the e-mail cannot be sent again, since the password was not kept. */
export const WithoutResend: Story = {
  args: { onResend: undefined },
  play: async ({ canvasElement }) =>
    expect(within(canvasElement).getByRole("link", { name: "registrati di nuovo" })).toHaveAttribute("href", "#registrati"),
};

/** The address of the last step, opened without a registration. */
export const OpenedDirectly: Story = {
  name: "Last step, opened directly [RT-31]",
  args: { email: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("heading", { level: 1 })).toHaveTextContent("Vuoi registrarti?");
    await expect(within(canvasElement).getByRole("main")).not.toHaveTextContent(/Controlla la tua e-mail|effettuata/);
  },
};

export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
