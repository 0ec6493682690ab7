import { Switch } from "@favilla/design-system/forms/Switch.tsx";
import { checkTester } from "@favilla/design-system/testing/index.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { press } from "../realKeys.ts";
import { rightToLeft } from "../rightToLeft.tsx";

const meta = {
  title: "Forms/Switch",
  component: Switch,
  tags: ["!autodocs"],
  args: { label: "Avvisami quando arriva una bolletta", checked: false, onChange: fn() },
  render: function Controlled(args) {
    const [checked, setChecked] = useState(args.checked);
    return (
      <Switch
        {...args}
        checked={checked}
        onChange={(next) => {
          args.onChange?.(next);
          setChecked(next);
        }}
      />
    );
  },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

const control = (canvasElement: HTMLElement) => within(canvasElement).getByRole("switch");

export const Off: Story = { tags: ["pattern:switch"] };
export const On: Story = { tags: ["pattern:switch"], args: { checked: true } };

/** Tab reaches it; Space, Enter and a press on the label switch it. */
export const Keyboard: Story = {
  name: "Keyboard [DS-03]",
  play: async ({ canvasElement, args }) => {
    await press("{Tab}");
    await expect(control(canvasElement)).toHaveFocus();
    await press(" ");
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(control(canvasElement)).toBeChecked();
    await press("{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
    await expect(control(canvasElement)).not.toBeChecked();
    await userEvent.click(within(canvasElement).getByText("Avvisami quando arriva una bolletta"));
    await expect(control(canvasElement)).toBeChecked();
  },
};

/**
 * Without `checked` it manages its own state. A form submits its `value` under its `name` while it is on, and a reset restores the initial
 * state.
 */
export const OwnStateInAForm: Story = {
  name: "Own state, in a form",
  tags: ["pattern:switch"],
  args: { checked: undefined, defaultChecked: true, name: "avvisi", value: "si" },
  render: (args) => (
    <form aria-label="Avvisi">
      <Switch {...args} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const form = within(canvasElement).getByRole<HTMLFormElement>("form");
    const sent = () => [...new FormData(form)];
    await waitFor(() => expect(sent()).toEqual([["avvisi", "si"]]));
    await press("{Tab}");
    await press(" ");
    await expect(control(canvasElement)).not.toBeChecked();
    await waitFor(() => expect(sent()).toEqual([]));
    form.reset();
    await waitFor(() => expect(control(canvasElement)).toBeChecked());
    await expect(checkTester(userEvent, canvasElement, "Avvisami quando arriva una bolletta").isChecked()).toBe(true);
  },
};

export const WithHint: Story = {
  tags: ["pattern:switch"],
  args: { checked: true, hint: "Ti scriviamo a giulia@esempio.it il giorno in cui la emettiamo." },
  play: async ({ canvasElement }) => {
    await expect(control(canvasElement)).toHaveAccessibleDescription(/giulia@esempio\.it/);
  },
};

/** While saving it shows that, ignores presses and keeps focus. */
export const Pending: Story = {
  tags: ["pattern:switch"],
  args: { checked: true, pending: true },
  play: async ({ canvasElement, args }) => {
    await press("{Tab}");
    await expect(control(canvasElement)).toHaveFocus();
    await expect(control(canvasElement)).toHaveAttribute("aria-busy", "true");
    await expect(within(canvasElement).getByRole("status")).toHaveTextContent("Salvataggio in corso…");
    await press(" ");
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(control(canvasElement)).toBeChecked();
  },
};

/** Once the change was stored the switch says so, where room was left for the words. */
export const Saved: Story = {
  name: "Stored [PF-19]",
  tags: ["pattern:switch"],
  args: { checked: true, saved: true, hint: "Ti scriviamo il giorno in cui la emettiamo." },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("status")).toHaveTextContent("Salvato");
    await expect(within(canvasElement).getByText("Salvato")).toBeVisible();
    await expect(control(canvasElement)).toHaveAccessibleName(/^[^✓]*$/);
  },
};

/** The word that the change was stored has its room at the end of the hint, which uses the whole width; nothing moves when it comes. */
export const SavedOnPhone: Story = {
  name: "Stored on a phone [PF-19, PF-39]",
  globals: { viewport: { value: "phone" } },
  render: function Saving(args) {
    const [saved, setSaved] = useState(false);
    return (
      <>
        <Switch {...args} saved={saved} onChange={() => setSaved(true)} />
        <p>Sotto</p>
      </>
    );
  },
  args: { hint: "Favilla può comunicare i miei contatti ai partner, che mi scriveranno direttamente." },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const hint = page.getByText(/^Favilla può/);
    const below = page.getByText("Sotto").getBoundingClientRect().top;
    await expect(hint.getBoundingClientRect().width).toBe(control(canvasElement).closest("label")?.getBoundingClientRect().width);
    await userEvent.click(control(canvasElement));
    const word = page.getByText("Salvato").getBoundingClientRect();
    await expect(page.getByText("Sotto").getBoundingClientRect().top).toBe(below);
    const range = document.createRange();
    range.selectNodeContents(hint);
    const last = [...range.getClientRects()].at(-1) as DOMRect;
    await expect(word.bottom).toBeGreaterThan(last.top);
    await expect(word.left).toBeGreaterThan(last.right);
  },
};

/**
 * A change that can't be saved is reverted with the reason; the next press works. No pattern is tried on it: what it shows depends on the
 * time of looking.
 */
export const Failing: Story = {
  render: function Saving(args) {
    const [checked, setChecked] = useState(false);
    const [pending, setPending] = useState(false);
    const [error, setError] = useState<string>();
    const change = (next: boolean) => {
      args.onChange?.(next);
      setChecked(next);
      setPending(true);
      setError(undefined);
      setTimeout(() => {
        setChecked(!next);
        setPending(false);
        setError("Non siamo riusciti a salvare: è un problema nostro. Riprova tra qualche minuto.");
      }, 200);
    };
    return <Switch {...args} checked={checked} pending={pending} error={error} onChange={change} />;
  },
  play: async ({ canvasElement, args }) => {
    await press("{Tab}");
    await press(" ");
    await expect(control(canvasElement)).toBeChecked();
    await waitFor(() => expect(control(canvasElement)).not.toBeChecked());
    await expect(control(canvasElement)).toHaveAccessibleDescription(
      "Non siamo riusciti a salvare: è un problema nostro. Riprova tra qualche minuto.",
    );
    await expect(control(canvasElement)).toHaveFocus();
    await press(" ");
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(control(canvasElement)).not.toBeChecked());
  },
};

export const Disabled: Story = { tags: ["pattern:switch"], args: { disabled: true, checked: true } };

export const LongText: Story = {
  tags: ["pattern:switch"],
  globals: { viewport: { value: "narrow" } },
  args: {
    label: "Acconsento a ricevere comunicazioni sulle offerte riservate al Condominio Campione di Via dell’Immaginazione Contemporanea",
    hint: "Supercalifragilisticheria".repeat(4).slice(0, 80),
  },
};

export const RightToLeft: Story = { args: { checked: true }, decorators: [rightToLeft] };

export const Hover: Story = { parameters: { pseudo: { hover: "button" } } };
export const Focus: Story = { args: { checked: true }, parameters: { pseudo: { focusVisible: "button" } } };
