import { ProductShow } from "@favilla/design-system/access/ProductShow.tsx";
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
    show: () => <ProductShow />,
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

/** Beside the form the product itself, with sample data: seen, but neither heard nor reached by Tab. */
export const Desktop: Story = {
  name: "With the product beside the form [AC-75] [AC-78]",
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const bill = await page.findByText("Casa al lago");
    await expect(bill).toBeVisible();
    await expect(page.getByText("Dati di esempio")).toBeVisible();
    await expect(bill.closest("[aria-hidden=true][inert]")).not.toBeNull();
    page.getByRole("link", { name: "Registrati" }).focus();
    await press("{Tab}");
    await expect(bill.closest("[data-sample]")).not.toContainElement(document.activeElement as HTMLElement);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const Phone: Story = {
  name: "Without it on a phone [AC-76]",
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => expect(canvasElement.querySelector("[data-sample]")).toBeNull(),
};

export const Busy: Story = { args: { busy: true } };

export const Refused: Story = {
  args: { failure: "E-mail o password non corrette. Controllale e riprova." },
  play: async ({ canvasElement }) => expect(within(canvasElement).getByRole("alert")).toHaveTextContent("Controllale e riprova"),
};

export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
