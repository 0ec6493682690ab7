import { IconButton } from "@favilla/design-system/actions/IconButton.tsx";
import { EyeIcon } from "@favilla/design-system/icons/EyeIcon.ts";
import { Header } from "@favilla/design-system/layout/Header.tsx";
import { MobileMenu } from "@favilla/design-system/layout/MobileMenu.tsx";
import { UserMenu } from "@favilla/design-system/layout/UserMenu.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { enlarged } from "../emulation.ts";
import { brandLogo, customer, longName, mainItems, userItems } from "./sample.tsx";

const meta = {
  title: "Layout/Header",
  component: Header,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  args: {
    homeHref: "#home",
    user: { name: customer, href: "#profilo" },
    notifications: { count: 2, href: "#notifiche" },
    onLogout: fn(),
    userMenu: <UserMenu name={customer} items={userItems} />,
    menuButton: <MobileMenu items={mainItems} userItems={userItems} onLogout={fn()} />,
  },
  render: (args, { globals }) => <Header {...args} brand={brandLogo(globals["brand"])} />,
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The bell with its count, the full name with a link to the profile, and logout. */
export const SignedIn: Story = {
  name: "Signed in [CH-05]",
  tags: ["pattern:link", "pattern:disclosure-menu", "pattern:button"],
  play: async ({ canvasElement, args }) => {
    const header = within(canvasElement);
    await expect(header.getByRole("link", { name: "Notifiche, 2 da leggere" })).toHaveAttribute("href", "#notifiche");
    await expect(header.getByRole("link", { name: customer })).toHaveAttribute("href", "#profilo");
    await userEvent.click(header.getByRole("button", { name: "Esci" }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
};

/** Below 1024 px name and logout are in the menu. */
export const Phone: Story = {
  tags: ["pattern:dialog"],
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    const header = within(canvasElement);
    await expect(header.getByRole("button", { name: "Menu" })).toBeVisible();
    await expect(header.queryByRole("button", { name: "Esci" })).toBeNull();
    await expect(header.queryByRole("link", { name: customer })).toBeNull();
  },
};

/** Other controls stand before the bell. On a phone the header is 64 px high and each control 44. */
export const WithTools: Story = {
  name: "Phone with a control before the bell [DS-16]",
  tags: ["pattern:button"],
  globals: { viewport: { value: "phone" } },
  args: { tools: <IconButton icon={EyeIcon} label="Nascondi gli importi" /> },
  play: async ({ canvasElement }) => {
    const header = within(canvasElement);
    const eye = header.getByRole("button", { name: "Nascondi gli importi" });
    const bell = header.getByRole("link", { name: "Notifiche, 2 da leggere" });
    await expect(eye.compareDocumentPosition(bell)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    for (const control of [eye, bell, header.getByRole("button", { name: "Menu" })])
      await expect(control.getBoundingClientRect()).toMatchObject({ width: 44, height: 44 });
    await expect(header.getByRole("banner").getBoundingClientRect().height).toBe(64);
  },
};

export const NothingToRead: Story = { args: { notifications: { count: 0, href: "#notifiche" } } };

export const ManyToRead: Story = { args: { notifications: { count: 120, href: "#notifiche" } } };

/** The customer's name is still loading. */
export const Loading: Story = { args: { user: undefined, userMenu: undefined, notifications: { count: 0, href: "#notifiche" } } };

export const LongName: Story = {
  args: { user: { name: longName, href: "#profilo" }, userMenu: <UserMenu name={longName} items={userItems} /> },
};

export const Narrow: Story = { ...ManyToRead, globals: { viewport: { value: "narrow" } } };

/** With text twice as large (WCAG 1.4.4) the header wraps and keeps everything. */
export const LargeText: Story = {
  name: "Large text [DS-05]",
  globals: { viewport: { value: "narrow" } },
  decorators: [
    (Story) => (
      <>
        <style data-story>{enlarged}</style>
        <Story />
      </>
    ),
  ],
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth),
};
