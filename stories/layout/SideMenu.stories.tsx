import { SideMenu } from "@favilla/design-system/layout/SideMenu.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { mainItems, userItems } from "./sample.tsx";

const meta = {
  title: "Layout/SideMenu",
  component: SideMenu,
  tags: ["!autodocs"],
  args: { items: mainItems },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: "16.5rem" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SideMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Only the page being viewed has `aria-current`. */
export const Main: Story = {
  name: "Main menu [CH-01]",
  tags: ["pattern:navigation", "pattern:link"],
  play: async ({ canvasElement }) => {
    const current = within(canvasElement)
      .getAllByRole("link")
      .filter((link) => link.ariaCurrent === "page");
    await expect(current.map((link) => link.textContent)).toEqual(["Home"]);
  },
};

export const NothingCurrent: Story = {
  tags: ["pattern:navigation"],
  args: { items: mainItems.map((item) => ({ ...item, current: false })) },
};

/** Without vouchers and referral. */
export const Short: Story = { tags: ["pattern:navigation"], args: { items: mainItems.slice(0, 6) } };

export const WithCount: Story = {
  tags: ["pattern:navigation"],
  args: { items: userItems, label: "Le tue pagine" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("link", { name: "Notifiche 2 da leggere" })).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    items: mainItems.map((item) =>
      item.key === "requests" ? { ...item, label: "Le mie richieste e lo stato di avanzamento delle pratiche", badge: 120 } : item,
    ),
  },
};

export const Keyboard: Story = {
  name: "Keyboard [DS-03]",
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole("link");
    for (const link of links) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
  },
};

export const Hover: Story = { parameters: { pseudo: { hover: true } } };
export const Focus: Story = { parameters: { pseudo: { focusVisible: ["li:nth-child(2) a"] } } };
