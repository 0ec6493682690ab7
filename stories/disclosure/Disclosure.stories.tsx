import { Disclosure } from "@favilla/design-system/disclosure/Disclosure.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { press } from "../realKeys.ts";

const meta = {
  title: "Disclosure/Disclosure",
  component: Disclosure,
  tags: ["!autodocs"],
  args: {
    summary: "Mostra il dettaglio",
    openSummary: "Nascondi il dettaglio",
    children: "Spesa per l’energia 58,20 €, Canone TV 9,00 €, Assistenza caldaia 4,99 €.",
    onToggle: fn(),
  },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

const details = (canvasElement: HTMLElement) => canvasElement.querySelector("details") as HTMLDetailsElement;

export const Closed: Story = { tags: ["pattern:disclosure"] };

export const Open: Story = {
  tags: ["pattern:disclosure"],
  args: { defaultOpen: true },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByText("Nascondi il dettaglio")).toBeVisible();
    await expect(args.onToggle).not.toHaveBeenCalled();
  },
};

/** Enter and Space on the summary open and close. */
export const Keyboard: Story = {
  name: "Keyboard [DS-03]",
  play: async ({ canvasElement, args }) => {
    await press("{Tab}");
    await expect(canvasElement.querySelector("summary")).toHaveFocus();
    await press("{Enter}");
    await waitFor(() => expect(args.onToggle).toHaveBeenLastCalledWith(true));
    await expect(within(canvasElement).getByText(/Canone TV/)).toBeVisible();
    await press(" ");
    await waitFor(() => expect(args.onToggle).toHaveBeenLastCalledWith(false));
    await expect(details(canvasElement)).not.toHaveAttribute("open");
  },
};

function Controlled({ onToggle }: { onToggle: (open: boolean) => void }) {
  const [open, setOpen] = useState(false);
  return (
    <Disclosure
      summary="Dettaglio"
      open={open}
      onToggle={(now) => {
        onToggle(now);
        setOpen(now);
      }}
    >
      Spesa per l’energia 58,20 €
    </Disclosure>
  );
}

/** The browser opens it for a page search or a link, and `onToggle` is called once. */
export const OpenedByTheBrowser: Story = {
  render: ({ onToggle }) => <Controlled onToggle={onToggle as (open: boolean) => void} />,
  play: async ({ canvasElement, args }) => {
    details(canvasElement).open = true;
    await waitFor(() => expect(args.onToggle).toHaveBeenCalledTimes(1));
    await userEvent.click(canvasElement.querySelector("summary") as HTMLElement);
    await waitFor(() => expect(args.onToggle).toHaveBeenLastCalledWith(false));
    await expect(args.onToggle).toHaveBeenCalledTimes(2);
  },
};

/** A controlled disclosure whose owner keeps `open` false stays closed. */
export const HeldClosed: Story = {
  args: { open: false },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(canvasElement.querySelector("summary") as HTMLElement);
    await waitFor(() => expect(args.onToggle).toHaveBeenCalledWith(true));
    await waitFor(() => expect(details(canvasElement)).not.toHaveAttribute("open"));
  },
};

export const LongText: Story = {
  tags: ["pattern:disclosure"],
  globals: { viewport: { value: "narrow" } },
  args: { openSummary: undefined, summary: "Mostra il dettaglio di tutte le voci che compongono la bolletta dell’energia elettrica" },
};

export const Hover: Story = { parameters: { pseudo: { hover: true } } };
export const Focus: Story = { parameters: { pseudo: { focusVisible: true } } };
