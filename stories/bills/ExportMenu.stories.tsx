import { ExportMenu, exportFormats } from "@favilla/design-system/bills/ExportMenu.tsx";
import { LiveRegion } from "@favilla/design-system/feedback/LiveRegion.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { press } from "../realKeys.ts";

const meta = {
  title: "Bills/ExportMenu",
  component: ExportMenu,
  tags: ["!autodocs"],
  args: { onExport: fn(async () => {}) },
  decorators: [
    (Story) => (
      <>
        <Story />
        <LiveRegion />
      </>
    ),
  ],
} satisfies Meta<typeof ExportMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

const formatOf = (canvasElement: HTMLElement) => within(canvasElement).getByRole("combobox", { name: "Formato del file" });
const buttonOf = (canvasElement: HTMLElement) => within(canvasElement).getByRole("button");

export const Default: Story = {
  name: "Default [AS-03]",
  tags: ["pattern:select"],
  play: async ({ canvasElement }) => {
    await expect(formatOf(canvasElement)).toHaveValue("xlsx");
    await expect(within(formatOf(canvasElement)).getAllByRole("option")).toHaveLength(exportFormats.length);
  },
};

/** Typing chooses a format, as in every native select; Enter on the button exports. */
export const Keyboard: Story = {
  name: "Keyboard [DS-03]",
  play: async ({ canvasElement, args }) => {
    await press("{Tab}");
    await expect(formatOf(canvasElement)).toHaveFocus();
    await press("c");
    await press("{Tab}");
    await expect(buttonOf(canvasElement)).toHaveFocus();
    await press("{Enter}");
    await expect(args.onExport).toHaveBeenCalledWith("csv");
    await waitFor(() => expect(canvasElement).toHaveTextContent("File scaricato."));
    await expect(buttonOf(canvasElement)).toHaveFocus();
  },
};

/** While the file is made neither button nor format can be used again. */
export const Busy: Story = {
  args: { onExport: fn(() => new Promise<void>(() => {})) },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(buttonOf(canvasElement));
    await userEvent.click(buttonOf(canvasElement));
    await expect(args.onExport).toHaveBeenCalledOnce();
    await expect(formatOf(canvasElement)).toBeDisabled();
    await expect(buttonOf(canvasElement)).toHaveFocus();
  },
};

/** The same button tries again; with another format the failure is no longer said. */
export const Failed: Story = {
  args: { onExport: fn(() => Promise.reject(new Error("no"))) },
  play: async ({ canvasElement }) => {
    await userEvent.click(buttonOf(canvasElement));
    await waitFor(() => expect(buttonOf(canvasElement)).toHaveAccessibleDescription(/Riprova tra poco/));
    await expect(formatOf(canvasElement)).toBeEnabled();
  },
};

export const Disabled: Story = { args: { disabled: true } };
export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
