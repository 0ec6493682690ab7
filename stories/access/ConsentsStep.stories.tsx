import { ConsentsStep, type ConsentsStepProps } from "@favilla/design-system/access/ConsentsStep.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import { useControlled } from "../forms/useControlled.ts";
import { press } from "../realKeys.ts";
import { inFrame, privacyTexts } from "./sample.tsx";

const meta = {
  title: "Access/ConsentsStep",
  component: ConsentsStep,
  tags: ["!autodocs"],
  args: { id: "step", state: "loaded", texts: privacyTexts, value: {}, onChange: fn(), onSubmit: fn() },
  decorators: [inFrame("I tuoi dati, le tue scelte")],
} satisfies Meta<typeof ConsentsStep>;

export default meta;
type Story = StoryObj<typeof meta>;

const Live = (args: ConsentsStepProps) => <ConsentsStep {...args} {...useControlled(args)} />;

/** Nothing is ticked in advance, and there is no box for all. */
export const Default: Story = {
  name: "Default [AC-18]",
  play: async ({ canvasElement }) => {
    const boxes = within(canvasElement).getAllByRole("checkbox");
    await expect(boxes).toHaveLength(4);
    for (const box of boxes) await expect(box).not.toBeChecked();
    await expect(boxes.map((box) => (box as HTMLInputElement).required)).toEqual([true, true, false, false]);
  },
};

/** Space ticks one; the others stay as they are. */
export const Keyboard: Story = {
  name: "Keyboard [DS-03]",
  tags: ["pattern:checkbox"],
  render: (args) => <Live {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    canvas.getByRole("checkbox", { name: /^Ho letto l’informativa/ }).focus();
    await press(" ");
    await expect(args.onChange).toHaveBeenLastCalledWith({ informativa: true });
    await press("{Tab}");
    await expect(canvas.getByRole("checkbox", { name: /^Acconsento: Contratti a distanza/ })).toHaveFocus();
    await press(" ");
    await expect(args.onChange).toHaveBeenLastCalledWith({ informativa: true, privacy4: true });
    await press(" ");
    await expect(args.onChange).toHaveBeenLastCalledWith({ informativa: true, privacy4: false });
  },
};

export const Errors: Story = {
  args: {
    value: { privacy5: true },
    errors: { informativa: "Per continuare devi leggere l’informativa.", privacy4: "Senza questo consenso non puoi registrarti." },
  },
  play: async ({ canvasElement }) =>
    waitFor(() => expect(within(canvasElement).getByRole("heading", { name: "Ci sono 2 campi da controllare" })).toHaveFocus()),
};

/** What a server's text may hold, it can run nothing. */
export const Hostile: Story = {
  args: {
    texts: {
      informativa: { title: "<b>Titolo</b>", text: '<img src=x onerror="document.title=1"><script>document.title=1</script><p>Testo</p>' },
      consents: [],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("img, script")).toBeNull();
    await expect(within(canvasElement).getByText("Testo")).toBeVisible();
  },
};

export const Loading: Story = { tags: ["pattern:busy"], args: { state: "loading", texts: undefined } };

export const Unavailable: Story = {
  args: { state: "failed", texts: undefined, onRetry: fn() },
  play: async ({ canvasElement, args }) => {
    within(canvasElement).getByRole("button", { name: "Riprova" }).focus();
    await press("{Enter}");
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = { args: { failure: "La registrazione non è riuscita. Riprova tra poco." } };

/** Sent from far below, a failure comes into view and takes focus, each time it is sent. */
export const FailedAfterSending: Story = {
  render: function Sent(args) {
    const [busy, setBusy] = useState(false);
    const [failure, setFailure] = useState<string>();
    const send = () => {
      args.onSubmit();
      setFailure(undefined);
      setBusy(true);
      setTimeout(() => {
        setFailure("La registrazione non è riuscita. Riprova tra poco.");
        setBusy(false);
      });
    };
    return <ConsentsStep {...args} onSubmit={send} busy={busy} failure={failure} />;
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const boxes = canvas.getAllByRole("checkbox");
    for (const times of [1, 2]) {
      boxes.at(-1)?.focus();
      await press("{Enter}");
      await waitFor(() => expect(canvas.getByRole("alert")).toHaveFocus());
      await expect(args.onSubmit).toHaveBeenCalledTimes(times);
      const { top, bottom } = canvas.getByRole("alert").getBoundingClientRect();
      await expect(top >= 0 && bottom <= window.innerHeight).toBe(true);
    }
  },
};

export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
