import { MobileMenu } from "@favilla/design-system/layout/MobileMenu.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { mainItems, stayHere, userItems } from "./sample.tsx";

const meta = {
  title: "Layout/MobileMenu",
  component: MobileMenu,
  tags: ["!autodocs"],
  args: { items: mainItems, userItems, onLogout: fn() },
  globals: { viewport: { value: "phone" } },
  decorators: [stayHere],
} satisfies Meta<typeof MobileMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = (canvasElement: HTMLElement) => within(canvasElement).getByRole("button", { name: "Menu" });
const openIt: NonNullable<Story["play"]> = async ({ canvasElement }) => {
  await userEvent.click(button(canvasElement));
  const dialog = await within(canvasElement).findByRole("dialog", { name: "Menu" });
  await waitFor(() => expect(dialog).toBeVisible());
};

export const Closed: Story = { tags: ["pattern:dialog"] };

/** The main menu, the customer's pages and logout. */
export const Open: Story = {
  name: "Open [CH-04]",
  play: async (context) => {
    await openIt(context);
    const panel = within(within(context.canvasElement).getByRole("dialog"));
    await expect(panel.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(
      [...mainItems, ...userItems].map((item) => item.href),
    );
    await userEvent.click(panel.getByRole("button", { name: "Esci" }));
    await expect(context.args.onLogout).toHaveBeenCalledOnce();
  },
};

/** Focus moves into the panel, wraps around in both directions, and returns to the button on Escape. */
export const Keyboard: Story = {
  name: "Keyboard [CH-07] [DS-03]",
  play: async ({ canvasElement }) => {
    const opener = button(canvasElement);
    await userEvent.tab();
    await expect(opener).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    const dialog = await within(canvasElement).findByRole("dialog", { name: "Menu" });
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    const panel = within(dialog);
    await userEvent.tab();
    await expect(panel.getByRole("button", { name: "Chiudi" })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(panel.getByRole("button", { name: "Esci" })).toHaveFocus();
    await userEvent.tab();
    await expect(panel.getByRole("button", { name: "Chiudi" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(dialog).not.toBeInTheDocument();
    await expect(opener).toHaveFocus();
    await expect(opener).toHaveAttribute("aria-expanded", "false");
  },
};

/** The close button and selecting a page close it too. */
export const Closing: Story = {
  name: "Closing [CH-07]",
  play: async (context) => {
    const page = within(context.canvasElement);
    await openIt(context);
    await userEvent.click(page.getByRole("button", { name: "Chiudi" }));
    await expect(page.queryByRole("dialog")).toBeNull();
    await expect(button(context.canvasElement)).toHaveFocus();
    await openIt(context);
    await userEvent.click(page.getByRole("link", { name: "Home" }));
    await expect(page.queryByRole("dialog")).toBeNull();
  },
};

export const Narrow: Story = { tags: ["pattern:dialog"], globals: { viewport: { value: "narrow" } }, play: openIt };
