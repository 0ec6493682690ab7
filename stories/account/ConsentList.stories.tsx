import { ConsentList, type ConsentListProps } from "@favilla/design-system/account/ConsentList.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import { press } from "../realKeys.ts";
import { consents, fits, longWord } from "./sample.ts";

function Controlled(args: ConsentListProps) {
  const [shown, setShown] = useState(args.consents);
  return (
    <ConsentList
      {...args}
      consents={shown}
      onChange={(name, given) => {
        args.onChange(name, given);
        setShown((before) => before.map((consent) => (consent.name === name ? { ...consent, given } : consent)));
      }}
    />
  );
}

const meta = {
  title: "Account/ConsentList",
  component: ConsentList,
  tags: ["!autodocs"],
  args: { consents, onChange: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof ConsentList>;

export default meta;
type Story = StoryObj<typeof meta>;

const switches = (canvasElement: HTMLElement) => within(canvasElement).getAllByRole("switch");

/** Each switch explains its purpose; Space gives and revokes the consent. */
export const Keyboard: Story = {
  name: "One switch per consent, by keys [PF-06, DS-03]",
  play: async ({ canvasElement, args }) => {
    await expect(switches(canvasElement)).toHaveLength(4);
    await expect(switches(canvasElement)[1]).toHaveAccessibleDescription(/offerte e novità/);
    await press("{Tab}");
    await press("{Tab}");
    await press(" ");
    await expect(args.onChange).toHaveBeenLastCalledWith("privacy4", false);
    await press("{Tab}");
    await press(" ");
    await expect(args.onChange).toHaveBeenLastCalledWith("privacy5", true);
  },
};

export const Default: Story = { tags: ["pattern:switch"] };

/** In the registration no consent is given in advance. */
export const InRegistration: Story = {
  args: { consents: consents.map(({ given: _, ...consent }) => consent) },
  play: async ({ canvasElement }) => {
    for (const control of switches(canvasElement)) await expect(control).not.toBeChecked();
  },
};

export const Pending: Story = {
  tags: ["pattern:switch"],
  args: { consents: consents.map((consent) => ({ ...consent, pending: consent.name === "privacy4" })) },
  play: async ({ args }) => {
    await press("{Tab}");
    await press("{Tab}");
    await press(" ");
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** A change that could not be saved is reverted and reported; focus stays. */
export const Failing: Story = {
  name: "Failure restores [PF-06]",
  render: function Saving(args) {
    const [failed, setFailed] = useState(false);
    return (
      <ConsentList
        {...args}
        consents={args.consents.map((consent) => ({ ...consent, failed: failed && consent.name === "privacy5" }))}
        onChange={() => setTimeout(() => setFailed(true), 50)}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const control = switches(canvasElement)[2] as HTMLElement;
    control.focus();
    await press(" ");
    await waitFor(() => expect(control).toHaveAccessibleDescription(/è rimasta com’era/i));
    await expect(control).not.toBeChecked();
    await expect(control).toHaveFocus();
  },
};

/** The words have their room before they come, so that nothing moves. */
export const Saved: Story = {
  name: "Says that a change was stored [PF-19]",
  render: function Saving(args) {
    const [saved, setSaved] = useState(false);
    return (
      <ConsentList
        {...args}
        consents={args.consents.map((consent) => ({ ...consent, saved: saved && consent.name === "privacy5" }))}
        onChange={() => setSaved(true)}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const last = switches(canvasElement).at(-1) as HTMLElement;
    const before = last.getBoundingClientRect().top;
    await expect(within(canvasElement).queryByText("Salvato")).toBeNull();
    switches(canvasElement)[2]?.focus();
    await press(" ");
    await waitFor(() => expect(within(canvasElement).getByText("Salvato").closest("[role=status]")).toBeVisible());
    await expect(last.getBoundingClientRect().top).toBe(before);
  },
};

export const LongText: Story = {
  globals: { viewport: { value: "narrow" } },
  args: { consents: [{ name: "x", label: longWord, purpose: `<b>${longWord}</b>` }] },
  play: fits,
};
