import { Button } from "@favilla/design-system/actions/Button.tsx";
import { IconButton } from "@favilla/design-system/actions/IconButton.tsx";
import { BarcodeIcon } from "@favilla/design-system/icons/BarcodeIcon.ts";
import { CopyIcon } from "@favilla/design-system/icons/CopyIcon.ts";
import { DownloadIcon } from "@favilla/design-system/icons/DownloadIcon.ts";
import { MenuIcon } from "@favilla/design-system/icons/MenuIcon.ts";
import { ShareIcon } from "@favilla/design-system/icons/ShareIcon.ts";
import { Dialog } from "@favilla/design-system/overlays/Dialog.tsx";
import { Drawer } from "@favilla/design-system/overlays/Drawer.tsx";
import { Menu } from "@favilla/design-system/overlays/Menu.tsx";
import type { MenuAction } from "@favilla/design-system/overlays/MenuPanel.tsx";
import { menuTester } from "@favilla/design-system/testing/index.ts";
import { aligns } from "@favilla/design-system/theme/align.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { largeText, withForcedColors } from "../emulation.ts";
import { press } from "../realKeys.ts";
import { rightToLeft } from "../rightToLeft.tsx";
import { inside } from "./Opener.tsx";

const choose = fn();
const action = (id: string, label: string, rest: Partial<MenuAction> = {}): MenuAction => ({
  id,
  label,
  onChoose: () => choose(id),
  ...rest,
});
const items = [action("copia", "Copia il codice"), action("condividi", "Condividi"), action("scarica", "Scarica il PDF")];

const meta = {
  title: "Overlays/Menu",
  component: Menu,
  argTypes: { align: { control: "select", options: aligns } },
  tags: ["!autodocs"],
  args: { trigger: <Button variant="secondary">Usa il buono</Button>, items },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 260, paddingInline: 16 }}>
        <Story /> <button type="button">Altro nella pagina</button>
      </div>
    ),
  ],
  beforeEach: () => choose.mockClear(),
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = (canvasElement: HTMLElement) => within(canvasElement).getByRole("button", { name: "Usa il buono" });
const list = (canvasElement: HTMLElement) => within(canvasElement).queryByRole("menu");
const item = (canvasElement: HTMLElement, name: string) => within(canvasElement).getByRole("menuitem", { name });
const focused = (canvasElement: HTMLElement, name: string) => waitFor(() => expect(item(canvasElement, name)).toHaveFocus());
/** Waits until the list is in its place. Until its place is computed it is above the window. */
const placed = (canvasElement: HTMLElement) =>
  waitFor(() => expect(list(canvasElement)?.getBoundingClientRect().bottom).toBeGreaterThan(0));
const openIt: NonNullable<Story["play"]> = async ({ canvasElement }) => {
  await menuTester(userEvent, canvasElement, "Usa il buono").open();
  await focused(canvasElement, "Copia il codice");
  await placed(canvasElement);
};
const inWindow = async (element: HTMLElement | null) => {
  const box = element?.getBoundingClientRect() as DOMRect;
  await expect(Math.min(box.left, box.top)).toBeGreaterThanOrEqual(0);
  await expect(box.right).toBeLessThanOrEqual(window.innerWidth);
  await expect(box.bottom).toBeLessThanOrEqual(window.innerHeight);
};

export const Closed: Story = { tags: ["pattern:menu-button"] };

export const Open: Story = {
  name: "Open [DS-42]",
  args: { id: "usa-il-buono", onFocus: fn() },
  play: async (context) => {
    await openIt(context);
    await expect(button(context.canvasElement)).toHaveAttribute("aria-expanded", "true");
    await expect(button(context.canvasElement)).toHaveAttribute("aria-controls", "usa-il-buono");
    await expect(list(context.canvasElement)).toHaveAttribute("id", "usa-il-buono");
    await expect(context.args.onFocus).toHaveBeenCalled();
    await expect(list(context.canvasElement)).toHaveAccessibleName("Usa il buono");
    const [anchor, shown] = [button(context.canvasElement), list(context.canvasElement)].map((each) => each?.getBoundingClientRect());
    await expect(shown?.top).toBeGreaterThan(anchor?.bottom ?? 0);
    await expect(shown?.left).toBe(anchor?.left);
  },
};

/** A heading above the list, icons, and a disabled action. */
export const LabelAndIcons: Story = {
  tags: ["pattern:menu-button"],
  args: {
    label: "Che cosa vuoi farne",
    items: [
      action("copia", "Copia il codice", { icon: CopyIcon }),
      action("condividi", "Condividi", { icon: ShareIcon, disabled: true }),
      action("scarica", "Scarica il PDF", { icon: DownloadIcon }),
      action("mostra", "Mostra il codice a barre", { icon: BarcodeIcon }),
    ],
  },
  play: async (context) => {
    await openIt(context);
    await expect(list(context.canvasElement)).toHaveAccessibleName("Che cosa vuoi farne");
    await press("{ArrowDown}");
    // The disabled action is skipped.
    await focused(context.canvasElement, "Scarica il PDF");
  },
};

/** Enter, Space and arrow down open it; arrow keys and letters move; Enter selects; Escape closes. */
export const Keyboard: Story = {
  name: "Keyboard [DS-03]",
  play: async ({ canvasElement }) => {
    await press("{Tab}");
    await press("{Enter}");
    await focused(canvasElement, "Copia il codice");
    await press("{ArrowDown}");
    await focused(canvasElement, "Condividi");
    await press("{ArrowUp}");
    await press("{ArrowUp}");
    await focused(canvasElement, "Scarica il PDF");
    await press("{Home}");
    await focused(canvasElement, "Copia il codice");
    await press("s");
    await focused(canvasElement, "Scarica il PDF");
    await press("{Escape}");
    await expect(list(canvasElement)).toBeNull();
    await expect(button(canvasElement)).toHaveFocus();
    await press("{ArrowDown}");
    await focused(canvasElement, "Copia il codice");
    await press("{End}");
    await press("{Enter}");
    await expect(choose).toHaveBeenLastCalledWith("scarica");
    await expect(list(canvasElement)).toBeNull();
    await expect(button(canvasElement)).toHaveFocus();
  },
};

/** A press opens it; a press on its button or outside closes it, and the element pressed outside keeps focus. */
export const Pointer: Story = {
  play: async (context) => {
    const { canvasElement } = context;
    await openIt(context);
    await userEvent.click(button(canvasElement));
    await expect(list(canvasElement)).toBeNull();
    await openIt(context);
    const other = within(canvasElement).getByRole("button", { name: "Altro nella pagina" });
    await userEvent.click(other);
    await expect(list(canvasElement)).toBeNull();
    await expect(other).toHaveFocus();
    await openIt(context);
    await userEvent.click(item(canvasElement, "Condividi"));
    await expect(choose).toHaveBeenLastCalledWith("condividi");
    await expect(button(canvasElement)).toHaveFocus();
  },
};

function WithDialog() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Menu
        trigger={<Button variant="secondary">Usa il buono</Button>}
        items={[...items, action("elimina", "Elimina", { onChoose: () => setOpen(true) })]}
      />
      <Dialog open={open} onClose={() => setOpen(false)} title="Elimini il buono?" />
    </>
  );
}

/** A dialog opened by an action takes focus, and returns it to the menu's button. */
export const OpensADialog: Story = {
  render: () => <WithDialog />,
  play: async ({ canvasElement }) => {
    await menuTester(userEvent, canvasElement, "Usa il buono").choose("Elimina");
    await expect(within(canvasElement).getByRole("heading", { name: "Elimini il buono?" })).toHaveFocus();
    // Focus does not move later either.
    await new Promise((resolve) => setTimeout(resolve, 50));
    await expect(within(canvasElement).getByRole("heading", { name: "Elimini il buono?" })).toHaveFocus();
    await press("{Escape}");
    await expect(button(canvasElement)).toHaveFocus();
  },
};

const closesFirst: NonNullable<Story["play"]> = async (context) => {
  const { canvasElement } = context;
  await userEvent.click(within(canvasElement).getByRole("button", { name: "Apri" }));
  await openIt(context);
  const { x, y } = item(canvasElement, "Condividi").getBoundingClientRect();
  await expect(list(canvasElement)).toContainElement(document.elementFromPoint(x + 4, y + 4) as HTMLElement);
  await press("{Escape}");
  await expect(list(canvasElement)).toBeNull();
  await expect(canvasElement.querySelector("dialog")).toHaveAttribute("open");
  await expect(button(canvasElement)).toHaveFocus();
  await press("{Escape}");
  await expect(canvasElement.querySelector("dialog")).toBeNull();
};

/** The menu shows above the surrounding dialog. Escape closes the menu first, then the dialog. */
export const InDialog: Story = {
  render: (args) => inside(Dialog, "Il tuo buono", <Menu {...args} />),
  play: closesFirst,
};

export const InDrawer: Story = {
  render: (args) => inside(Drawer, "Il tuo buono", <Menu {...args} />),
  play: closesFirst,
};

/** With an icon button at the end of a line, the list is aligned to that end. */
export const AtTheEnd: Story = {
  args: { align: "end", trigger: <IconButton icon={MenuIcon} label="Usa il buono" /> },
  decorators: [
    (Story) => (
      <div style={{ display: "flex", justifyContent: "end" }}>
        <Story />
      </div>
    ),
  ],
  play: async (context) => {
    await openIt(context);
    await inWindow(list(context.canvasElement));
    const [anchor, shown] = [button(context.canvasElement), list(context.canvasElement)].map((each) => each?.getBoundingClientRect());
    await expect(Math.round(shown?.right ?? 0)).toBe(Math.round(anchor?.right ?? 1));
  },
};

export const RightToLeft: Story = {
  decorators: [rightToLeft],
  play: async (context) => {
    await openIt(context);
    const [anchor, shown] = [button(context.canvasElement), list(context.canvasElement)].map((each) => each?.getBoundingClientRect());
    await expect(Math.round(shown?.right ?? 0)).toBe(Math.round(anchor?.right ?? 1));
    await expect(getComputedStyle(item(context.canvasElement, "Condividi")).direction).toBe("rtl");
  },
};

/** In forced colours the focused action has its own colour. */
export const ForcedColors: Story = {
  play: (context) =>
    withForcedColors(async () => {
      await openIt(context);
      const [first, second] = within(context.canvasElement).getAllByRole("menuitem") as [HTMLElement, HTMLElement];
      await waitFor(() => expect(getComputedStyle(first).backgroundColor).not.toBe(getComputedStyle(second).backgroundColor));
    }),
};

export const LongText: Story = {
  tags: ["pattern:menu-button"],
  globals: { viewport: { value: "narrow" } },
  args: { items: [...items, action("lungo", "Invia il buono all’indirizzo e-mail con cui ricevi le bollette")] },
  play: async (context) => {
    const small = largeText();
    try {
      await openIt(context);
      await inWindow(list(context.canvasElement));
      const shown = list(context.canvasElement) as HTMLElement;
      await waitFor(() => expect(shown.scrollWidth).toBeLessThanOrEqual(shown.clientWidth));
    } finally {
      small();
    }
  },
};

export const Focus: Story = { parameters: { pseudo: { focusVisible: "button" } } };
