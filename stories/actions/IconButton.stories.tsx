import { IconButton } from "@favilla/design-system/actions/IconButton.tsx";
import { BellIcon } from "@favilla/design-system/icons/BellIcon.ts";
import { CloseIcon } from "@favilla/design-system/icons/CloseIcon.ts";
import { Slot } from "@favilla/design-system/theme/Slot.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { press } from "../realKeys.ts";

const meta = {
  title: "Actions/IconButton",
  component: IconButton,
  tags: ["!autodocs"],
  args: { icon: CloseIcon, label: "Chiudi", onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ["pattern:button"] };

/** The count is on the corner and read after the label. */
export const Badge: Story = {
  tags: ["pattern:button"],
  args: { icon: BellIcon, label: "Notifiche", badge: 3 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("button", { name: "Notifiche: 3" })).toBeVisible();
  },
};

/** Another element with this look: the `summary` of a `details`. */
export const AsChild: Story = {
  tags: ["pattern:disclosure"],
  render: () => (
    <details>
      <IconButton asChild={Slot} icon={BellIcon} label="Avvisi">
        <summary />
      </IconButton>
      <p>Nessun avviso.</p>
    </details>
  ),
  play: async ({ canvasElement }) => {
    const summary = canvasElement.querySelector("summary") as HTMLElement;
    await expect(summary).toHaveTextContent("Avvisi");
    await press("{Tab}");
    await expect(summary).toHaveFocus();
    await press("{Enter}");
    await expect(within(canvasElement).getByText("Nessun avviso.")).toBeVisible();
  },
};

/** Above 99 the corner shows "99+", and the accessible name has the number. */
export const LargeBadge: Story = {
  args: { icon: BellIcon, label: "Notifiche", badge: 128 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("button", { name: "Notifiche: 128" })).toHaveTextContent(/99\+$/);
  },
};

export const NoBadgeAtZero: Story = {
  args: { icon: BellIcon, label: "Notifiche", badge: 0 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("button", { name: "Notifiche" })).toHaveTextContent(/^Notifiche$/);
  },
};

export const AsLink: Story = {
  tags: ["pattern:link"],
  args: { icon: BellIcon, label: "Notifiche", badge: 2, href: "#notifiche", onClick: undefined },
};

export const Keyboard: Story = {
  name: "Keyboard [DS-03]",
  tags: ["pattern:button"],
  play: async ({ canvasElement, args }) => {
    await press("{Tab}");
    await expect(within(canvasElement).getByRole("button")).toHaveFocus();
    await press("{Enter}");
    await press(" ");
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const Target: Story = {
  name: "Target of 44 px [DS-10]",
  play: async ({ canvasElement }) => {
    const { width, height } = within(canvasElement).getByRole("button").getBoundingClientRect();
    await expect([width, height]).toEqual([44, 44]);
  },
};

export const Disabled: Story = { tags: ["pattern:button"], args: { disabled: true } };
export const Hover: Story = { parameters: { pseudo: { hover: true } } };
export const Focus: Story = { parameters: { pseudo: { focusVisible: true } } };
