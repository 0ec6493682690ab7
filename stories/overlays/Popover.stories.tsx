import { Button } from "@favilla/design-system/actions/Button.tsx";
import { Dialog } from "@favilla/design-system/overlays/Dialog.tsx";
import { Drawer } from "@favilla/design-system/overlays/Drawer.tsx";
import { Popover } from "@favilla/design-system/overlays/Popover.tsx";
import { Link } from "@favilla/design-system/text/Link.tsx";
import { aligns } from "@favilla/design-system/theme/align.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { largeText } from "../emulation.ts";
import { press } from "../realKeys.ts";
import { rightToLeft } from "../rightToLeft.tsx";
import { inside } from "./Opener.tsx";

const text = (
  <p>
    È in prima pagina della bolletta, nel riquadro «La tua fornitura». <Link href="#guida">Guarda un esempio</Link>
  </p>
);

const meta = {
  title: "Overlays/Popover",
  component: Popover,
  argTypes: { align: { control: "select", options: aligns } },
  tags: ["!autodocs"],
  args: { label: "Dove trovi il POD", trigger: <Button variant="secondary">Dove trovo il POD?</Button>, children: text },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 220, paddingInline: 16 }}>
        <Story /> <button type="button">Altro nella pagina</button>
      </div>
    ),
  ],
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = (canvasElement: HTMLElement) => within(canvasElement).getByRole("button", { name: "Dove trovo il POD?" });
const panel = (canvasElement: HTMLElement) => within(canvasElement).queryByRole("group", { name: "Dove trovi il POD" });
/** Waits until it is open and in its place. Until its place is computed it is above the window. */
const shows = (canvasElement: HTMLElement) =>
  waitFor(async () => {
    await expect(panel(canvasElement)).toBeVisible();
    await expect(panel(canvasElement)?.getBoundingClientRect().bottom).toBeGreaterThan(0);
  });
const openIt: NonNullable<Story["play"]> = async ({ canvasElement }) => {
  await userEvent.click(button(canvasElement));
  await shows(canvasElement);
};
const inWindow = async (element: HTMLElement | null) => {
  const box = element?.getBoundingClientRect() as DOMRect;
  await expect(Math.min(box.left, box.top)).toBeGreaterThanOrEqual(0);
  await expect(box.right).toBeLessThanOrEqual(window.innerWidth);
  await expect(box.bottom).toBeLessThanOrEqual(window.innerHeight);
};

export const Closed: Story = { tags: ["pattern:popover"] };

export const Open: Story = {
  name: "Open [DS-42]",
  args: { id: "dove-trovi-il-pod" },
  play: async (context) => {
    await openIt(context);
    await expect(button(context.canvasElement)).toHaveAttribute("aria-expanded", "true");
    await expect(button(context.canvasElement)).toHaveAttribute("aria-controls", "dove-trovi-il-pod");
    await expect(panel(context.canvasElement)).toHaveAttribute("id", "dove-trovi-il-pod");
    const [anchor, shown] = [button(context.canvasElement), panel(context.canvasElement)].map((element) =>
      element?.getBoundingClientRect(),
    );
    await expect(shown?.top).toBeGreaterThan(anchor?.bottom ?? 0);
    await expect(shown?.left).toBe(anchor?.left);
  },
};

/** Enter opens it; Tab moves into and out of it, which closes it; Escape closes it and returns focus. */
export const Keyboard: Story = {
  name: "Keyboard [DS-03]",
  play: async ({ canvasElement }) => {
    await press("{Tab}");
    await press("{Enter}");
    await shows(canvasElement);
    await expect(button(canvasElement)).toHaveFocus();
    await press("{Tab}");
    await expect(within(canvasElement).getByRole("link")).toHaveFocus();
    await press("{Escape}");
    await expect(panel(canvasElement)).toBeNull();
    await expect(button(canvasElement)).toHaveFocus();
    await press(" ");
    await shows(canvasElement);
    await press("{Tab}");
    await press("{Shift>}{Tab}{/Shift}");
    await expect(button(canvasElement)).toHaveFocus();
    await shows(canvasElement);
    await press("{Tab}");
    await press("{Tab}");
    await expect(within(canvasElement).getByRole("button", { name: "Altro nella pagina" })).toHaveFocus();
    await expect(panel(canvasElement)).toBeNull();
  },
};

/** A press outside closes it, and the pressed element keeps focus. */
export const PressOutside: Story = {
  play: async (context) => {
    await openIt(context);
    const other = within(context.canvasElement).getByRole("button", { name: "Altro nella pagina" });
    await userEvent.click(other);
    await expect(panel(context.canvasElement)).toBeNull();
    await expect(other).toHaveFocus();
  },
};

/** Its content can close it, which returns focus. */
export const ClosedFromInside: Story = {
  tags: ["pattern:popover"],
  args: {
    children: (close) => (
      <Button size="small" onClick={close}>
        Ho capito
      </Button>
    ),
  },
  play: async (context) => {
    await openIt(context);
    await userEvent.click(within(context.canvasElement).getByRole("button", { name: "Ho capito" }));
    await expect(panel(context.canvasElement)).toBeNull();
    await expect(button(context.canvasElement)).toHaveFocus();
  },
};

const closesFirst: NonNullable<Story["play"]> = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole("button", { name: "Apri" }));
  await userEvent.click(button(canvasElement));
  await shows(canvasElement);
  const { x, y } = (panel(canvasElement) as HTMLElement).getBoundingClientRect();
  await expect(panel(canvasElement)).toContainElement(document.elementFromPoint(x + 4, y + 20) as HTMLElement);
  await press("{Tab}");
  await expect(within(panel(canvasElement) as HTMLElement).getByRole("link")).toHaveFocus();
  await press("{Escape}");
  await expect(panel(canvasElement)).toBeNull();
  await expect(button(canvasElement)).toHaveFocus();
  await expect(canvasElement.querySelector("dialog")).toHaveAttribute("open");
  await press("{Escape}");
  await expect(canvasElement.querySelector("dialog")).toBeNull();
};

/** It shows above the surrounding dialog. Escape closes the popover first, then the dialog. */
export const InDialog: Story = {
  render: (args) => inside(Dialog, "Attiva una fornitura", <Popover {...args} />),
  play: closesFirst,
};

export const InDrawer: Story = {
  render: (args) => inside(Drawer, "Filtra le bollette", <Popover {...args} />),
  play: closesFirst,
};

/** A box that clips its content does not clip the panel, which still has the theme of its place. */
export const InABoxThatClips: Story = {
  render: (args) => (
    <div data-mode="dark" style={{ contain: "paint", overflow: "hidden", blockSize: 80, padding: 16 }}>
      <Popover {...args} />
    </div>
  ),
  play: async (context) => {
    await openIt(context);
    const shown = panel(context.canvasElement) as HTMLElement;
    const { x, bottom } = shown.getBoundingClientRect();
    await expect(shown).toContainElement(document.elementFromPoint(x + 20, bottom - 20) as HTMLElement);
    const box = shown.closest("[data-mode]") as HTMLElement;
    await expect(getComputedStyle(shown).color).toBe(getComputedStyle(box).color);
  },
};

/** Aligned with the end of its button. */
export const AtTheEnd: Story = {
  args: { align: "end" },
  decorators: [
    (Story) => (
      <div style={{ display: "flex", justifyContent: "end", paddingInlineEnd: 40 }}>
        <Story />
      </div>
    ),
  ],
  play: async (context) => {
    await openIt(context);
    const [anchor, shown] = [button(context.canvasElement), panel(context.canvasElement)].map((element) =>
      element?.getBoundingClientRect(),
    );
    await expect(Math.round(shown?.right ?? 0)).toBe(Math.round(anchor?.right ?? 1));
  },
};

export const RightToLeft: Story = {
  decorators: [rightToLeft],
  play: async (context) => {
    await openIt(context);
    const [anchor, shown] = [button(context.canvasElement), panel(context.canvasElement)].map((element) =>
      element?.getBoundingClientRect(),
    );
    await expect(Math.round(shown?.right ?? 0)).toBe(Math.round(anchor?.right ?? 1));
  },
};

/** At twice the text size in a narrow window everything can be read. */
export const LargeText: Story = {
  globals: { viewport: { value: "narrow" } },
  play: async (context) => {
    const small = largeText();
    try {
      await openIt(context);
      await inWindow(panel(context.canvasElement));
      const shown = panel(context.canvasElement) as HTMLElement;
      await expect(shown.scrollWidth).toBeLessThanOrEqual(shown.clientWidth);
    } finally {
      small();
    }
  },
};

/** At the bottom of the window it opens upwards. */
export const AtTheFoot: Story = {
  tags: ["pattern:popover"],
  decorators: [
    (Story) => (
      <div style={{ position: "fixed", insetBlockEnd: 8, insetInlineEnd: 8 }}>
        <Story />
      </div>
    ),
  ],
  play: async (context) => {
    await openIt(context);
    await inWindow(panel(context.canvasElement));
  },
};

/** A browser without the popover API shows it above the page. */
export const WithoutTheApi: Story = {
  tags: ["pattern:popover"],
  play: async (context) => {
    const { showPopover, hidePopover } = HTMLElement.prototype;
    const withoutApi = document.createElement("style");
    withoutApi.textContent = "[popover] { display: block !important }";
    document.head.append(withoutApi);
    Object.assign(HTMLElement.prototype, { showPopover: undefined, hidePopover: undefined });
    try {
      await openIt(context);
      await inWindow(panel(context.canvasElement));
      await press("{Escape}");
      await expect(panel(context.canvasElement)).toBeNull();
    } finally {
      Object.assign(HTMLElement.prototype, { showPopover, hidePopover });
      withoutApi.remove();
    }
  },
};

export const LongText: Story = {
  tags: ["pattern:popover"],
  globals: { viewport: { value: "narrow" } },
  args: {
    children: (
      <p>
        Il POD è il codice che identifica il punto in cui l’energia arriva a casa tua: comincia con IT, ha quattordici o quindici caratteri
        e resta lo stesso anche se cambi fornitore, contratto o contatore.
      </p>
    ),
  },
  play: async (context) => {
    await openIt(context);
    await inWindow(panel(context.canvasElement));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
