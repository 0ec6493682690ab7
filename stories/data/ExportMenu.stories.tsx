import { ExportMenu, exportFormats } from "@favilla/design-system/data/ExportMenu.tsx";
import { LiveRegion } from "@favilla/design-system/feedback/LiveRegion.tsx";
import { menuTester } from "@favilla/design-system/testing/index.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { press } from "../realKeys.ts";

const meta = {
  title: "Data/ExportMenu",
  component: ExportMenu,
  tags: ["!autodocs"],
  args: { onExport: fn(async () => {}) },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 340 }}>
        <Story />
        <LiveRegion />
      </div>
    ),
  ],
} satisfies Meta<typeof ExportMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

const buttonOf = (canvasElement: HTMLElement) => within(canvasElement).getByRole("button");
const formats = (canvasElement: HTMLElement) => menuTester(userEvent, canvasElement, /^(Scarica|Preparo)/);

/** Five formats with Excel first, which has focus when the menu opens. */
export const Default: Story = {
  name: "Default [AS-03] [AS-14]",
  tags: ["pattern:menu-button"],
  play: async ({ canvasElement }) => {
    await formats(canvasElement).open();
    await expect(formats(canvasElement).items()).toHaveLength(exportFormats.length);
    await waitFor(() => expect(within(canvasElement).getByRole("menu", { name: "Formato del file" })).toBeVisible());
    await waitFor(() => expect(within(canvasElement).getByRole("menuitem", { name: "Excel (.xlsx)" })).toHaveFocus());
    await expect(within(canvasElement).getByRole("menuitem", { name: /\(\.xls\)/ })).toHaveTextContent("chiede conferma");
  },
};

/** Typing the first letter moves to a format; Enter exports, and focus returns to the button. */
export const Keyboard: Story = {
  name: "Keyboard [DS-03]",
  play: async ({ canvasElement, args }) => {
    const focused = (name: string) => waitFor(() => expect(within(canvasElement).getByRole("menuitem", { name })).toHaveFocus());
    await press("{Tab}");
    await press("{Enter}");
    await focused("Excel (.xlsx)");
    await press("c");
    await focused("CSV (.csv)");
    await press("{Enter}");
    await expect(args.onExport).toHaveBeenCalledWith("csv");
    await waitFor(() => expect(canvasElement).toHaveTextContent("File scaricato."));
    await expect(buttonOf(canvasElement)).toHaveFocus();
  },
};

/** Bills as PDF are the last entry. */
export const Pdfs: Story = {
  name: "Bills as PDF [AS-53]",
  args: { pdfs: { count: 27, onChoose: fn() } },
  play: async ({ canvasElement, args }) => {
    await formats(canvasElement).open();
    await expect(formats(canvasElement).items()).toHaveLength(exportFormats.length + 1);
    await formats(canvasElement).choose("PDF di 27 bollette");
    await expect(args.pdfs?.onChoose).toHaveBeenCalled();
  },
};

/** No other export can start while the file is being created. */
export const Busy: Story = {
  args: { onExport: fn(() => new Promise<void>(() => {})) },
  play: async ({ canvasElement, args }) => {
    await formats(canvasElement).choose("Excel (.xlsx)");
    await waitFor(() => expect(buttonOf(canvasElement)).toHaveAccessibleName("Preparo il file…"));
    await userEvent.click(buttonOf(canvasElement));
    await expect(formats(canvasElement).isOpen()).toBe(false);
    await expect(args.onExport).toHaveBeenCalledOnce();
    await expect(buttonOf(canvasElement)).toHaveFocus();
  },
};

/** After a failure the same button retries, in any format. */
export const Failed: Story = {
  args: { onExport: fn(() => Promise.reject(new Error("no"))) },
  play: async ({ canvasElement }) => {
    await formats(canvasElement).choose("Excel (.xlsx)");
    await waitFor(() => expect(buttonOf(canvasElement)).toHaveAccessibleDescription(/al sicuro: riprova/));
    await expect(buttonOf(canvasElement)).toBeEnabled();
  },
};

/** The page shows the result itself; the button's accessible name says what is exported. */
export const ToldElsewhere: Story = {
  args: { onExport: fn(), children: "Scarica", label: "Scarica le letture: Casa di Bologna" },
  play: async ({ canvasElement, args }) => {
    await expect(buttonOf(canvasElement)).toHaveAccessibleName("Scarica le letture: Casa di Bologna");
    await menuTester(userEvent, canvasElement, /^Scarica le letture/).choose("CSV (.csv)");
    await expect(args.onExport).toHaveBeenCalledWith("csv");
    await expect(canvasElement).not.toHaveTextContent("File scaricato.");
  },
};

export const Disabled: Story = { tags: ["pattern:menu-button"], args: { disabled: true } };
export const Narrow: Story = {
  globals: { viewport: { value: "narrow" } },
  play: async ({ canvasElement }) => {
    await formats(canvasElement).open();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
