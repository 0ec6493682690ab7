import { Button } from "@favilla/design-system/actions/Button.tsx";
import { LoadingOverlay } from "@favilla/design-system/feedback/LoadingOverlay.tsx";
import { Progress } from "@favilla/design-system/feedback/Progress.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { press } from "../realKeys.ts";

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

/** Repeated Escape does not close it. After the wait, focus returns to the button. */
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

/** The button and Escape cancel; a second Enter of the press that started it does not. Focus returns to the button. */
export const Cancel: Story = {
  name: "Cancel [DS-03]",
  tags: ["pattern:dialog"],
  args: { onCancel: fn() },
  render: function Download({ onCancel }) {
    const [open, setOpen] = useState(false);
    const cancel = () => {
      onCancel?.();
      setOpen(false);
    };
    return (
      <>
        <Button onClick={() => setOpen(true)}>Scarica il PDF</Button>
        <LoadingOverlay open={open} label="Scarichiamo la bolletta…" onCancel={cancel} />
      </>
    );
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole("button", { name: "Scarica il PDF" });
    await press("{Tab}");
    for (const keys of [["{Tab}", "{Enter}"], ["{Escape}"]]) {
      await press("{Enter}");
      await press("{Enter}");
      await expect(canvas.getByRole("dialog", { name: "Scarichiamo la bolletta…" })).toHaveFocus();
      for (const key of keys) await press(key);
      await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
      await expect(opener).toHaveFocus();
    }
    await expect(args.onCancel).toHaveBeenCalledTimes(2);
    await press("{Enter}");
  },
};

/** A `Progress` below the label says how far the operation is. Only the label is announced. */
export const WithProgress: Story = {
  tags: ["pattern:dialog"],
  args: {
    label: "Stiamo preparando il tuo file…",
    onCancel: fn(),
    children: <Progress label="Documenti" value={1200} max={5000} valueText="1.200 di 5.000" />,
  },
  play: async ({ canvasElement }) => {
    const dialog = within(within(canvasElement).getByRole("dialog", { name: "Stiamo preparando il tuo file…" }));
    await expect(dialog.getByRole("progressbar", { name: "Documenti" })).toHaveAttribute("aria-valuetext", "1.200 di 5.000");
    await expect(dialog.getByRole("status")).toHaveTextContent(/^Stiamo preparando il tuo file…$/);
  },
};

export const LongText: Story = {
  tags: ["pattern:dialog"],
  globals: { viewport: { value: "narrow" } },
  args: { label: "Prepariamo il riepilogo di tutte le bollette del Condominio Campione…" },
};
