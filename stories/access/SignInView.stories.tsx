import { SignInView } from "@favilla/design-system/access/SignInView.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { asPublicPage } from "../layout/page.tsx";
import { press } from "../realKeys.ts";

const meta = {
  title: "Access/SignInView",
  component: SignInView,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  decorators: asPublicPage,
  args: {
    title: "Accedi",
    onSubmit: fn(),
    forgotEmailHref: "#email",
    forgotPasswordHref: "#password",
    registerHref: "#registrati",
  },
} satisfies Meta<typeof SignInView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Enter sends the typed values. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    page.getByRole("textbox", { name: "E-mail" }).focus();
    await press("giulia@esempio.it{Tab}");
    page.getByLabelText("Password").focus();
    await press("Favilla-2026{Enter}");
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ username: "giulia@esempio.it", password: "Favilla-2026" }));
  },
};

export const Busy: Story = { args: { busy: true } };

export const Refused: Story = {
  args: { failure: "E-mail o password non corrette. Controllale e riprova." },
  play: async ({ canvasElement }) => expect(within(canvasElement).getByRole("alert")).toHaveTextContent("Controllale e riprova"),
};

export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
