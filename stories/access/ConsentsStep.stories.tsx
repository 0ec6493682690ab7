import { ConsentsStep } from "@favilla/design-system/access/ConsentsStep.tsx";
import type { ConsentsValues } from "@favilla/design-system/access/consentsSchema.ts";
import { loadStates } from "@favilla/design-system/data/loadState.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import { press } from "../realKeys.ts";
import { inFrame, privacyTexts } from "./sample.tsx";

const meta = {
  title: "Access/ConsentsStep",
  component: ConsentsStep,
  argTypes: { state: { control: "select", options: loadStates } },
  tags: ["!autodocs"],
  args: { id: "step", state: "loaded", texts: privacyTexts, onSubmit: fn(), onValuesChange: fn() },
  decorators: [inFrame("I tuoi dati, le tue scelte")],
} satisfies Meta<typeof ConsentsStep>;

export default meta;
type Story = StoryObj<typeof meta>;

const none = { informativa: false, privacy4: false, privacy5: false, privacy6: false };

/** No box is checked in advance, and no box checks all. */
export const Default: Story = {
  name: "Default [AC-18]",
  play: async ({ canvasElement }) => {
    const boxes = within(canvasElement).getAllByRole("checkbox");
    await expect(boxes).toHaveLength(4);
    for (const box of boxes) await expect(box).not.toBeChecked();
    await expect(boxes.map((box) => (box as HTMLInputElement).required)).toEqual([true, true, false, false]);
  },
};

/** Space checks one box; the others do not change. */
export const Keyboard: Story = {
  name: "Keyboard [DS-03]",
  tags: ["pattern:checkbox"],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    canvas.getByRole("checkbox", { name: /^Ho letto l’informativa/ }).focus();
    await press(" ");
    await expect(args.onValuesChange).toHaveBeenLastCalledWith({ ...none, informativa: true });
    await press("{Tab}");
    await expect(canvas.getByRole("checkbox", { name: /^Acconsento: Contratti a distanza/ })).toHaveFocus();
    await press(" ");
    await expect(args.onValuesChange).toHaveBeenLastCalledWith({ ...none, informativa: true, privacy4: true });
    await press(" ");
    await expect(args.onValuesChange).toHaveBeenLastCalledWith({ ...none, informativa: true });
  },
};

/** Required boxes are reported on submission and not on blur. Checking a box removes its error. */
export const Errors: Story = {
  name: "What is needed [AC-18]",
  args: { defaultValues: { privacy5: true } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const [read, needed] = canvas.getAllByRole("checkbox") as HTMLInputElement[];
    read?.focus();
    await press("{Tab}");
    await expect(read).not.toHaveAttribute("aria-invalid");
    await press("{Enter}");
    await waitFor(() => expect(canvas.getByRole("heading", { name: "Ci sono 2 campi da controllare" })).toHaveFocus());
    await expect(read).toHaveAccessibleDescription(/Leggi l’informativa e metti la spunta/);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    read?.focus();
    await press(" ");
    await waitFor(() => expect(read).not.toHaveAttribute("aria-invalid"));
    needed?.focus();
    await press(" {Enter}");
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ ...none, informativa: true, privacy4: true, privacy5: true }));
  },
};

/** Scripts in a server's text can't run. */
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

export const Failed: Story = {
  args: { failure: "La registrazione non è riuscita: è un problema nostro, non tuo. Riprova tra qualche minuto." },
};

/** After a submission from far below, the failure scrolls into view and takes focus, each time. */
export const FailedAfterSending: Story = {
  args: { defaultValues: { informativa: true, privacy4: true } },
  render: function Sent(args) {
    const [busy, setBusy] = useState(false);
    const [failure, setFailure] = useState<string>();
    const send = (values: ConsentsValues) => {
      args.onSubmit(values);
      setFailure(undefined);
      setBusy(true);
      setTimeout(() => {
        setFailure("La registrazione non è riuscita: è un problema nostro, non tuo. Riprova tra qualche minuto.");
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
