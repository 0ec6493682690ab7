import { Button } from "@favilla/design-system/actions/Button.tsx";
import { LoadingOverlay } from "@favilla/design-system/feedback/LoadingOverlay.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";

const meta = {
  title: "Feedback/LoadingOverlay",
  component: LoadingOverlay,
  tags: ["!autodocs"],
  args: { open: true },
  parameters: { docs: { story: { inline: false, height: "320px" } } },
  render: (args) => (
    <>
      <p>Bollette</p>
      <LoadingOverlay {...args} />
    </>
  ),
} satisfies Meta<typeof LoadingOverlay>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["pattern:dialog"],
  play: async ({ canvasElement }) => {
    const dialog = within(canvasElement).getByRole("dialog", { name: "Un attimo…" });
    await expect(within(dialog).getByRole("status")).toHaveTextContent("Un attimo…");
    const corners = [document.elementFromPoint(1, 1), document.elementFromPoint(window.innerWidth - 20, window.innerHeight - 1)];
    await expect(corners).toEqual([dialog, dialog]);
  },
};

/** Escape, once and again, leaves it; when the wait is over, focus is back on the button. */
export const Keyboard: Story = {
  name: "Keyboard [DS-03]",
  render: function Wait() {
    const [open, setOpen] = useState(false);
    useEffect(() => {
      const finish = () => setOpen(false);
      window.addEventListener("finish", finish);
      return () => window.removeEventListener("finish", finish);
    }, []);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Scarica il PDF</Button>
        <LoadingOverlay open={open} label="Scarichiamo la bolletta…" />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    const dialog = canvas.getByRole("dialog", { name: "Scarichiamo la bolletta…" });
    await expect(dialog).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await userEvent.keyboard("{Escape}");
    await userEvent.tab();
    await expect(dialog).toHaveAttribute("open");
    window.dispatchEvent(new Event("finish"));
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await expect(canvas.getByRole("button", { name: "Scarica il PDF" })).toHaveFocus();
  },
};

export const LongText: Story = {
  tags: ["pattern:dialog"],
  globals: { viewport: { value: "narrow" } },
  args: { label: "Prepariamo il riepilogo di tutte le bollette del Condominio Campione…" },
};
