import { BookletStep, type BookletStepProps } from "@favilla/design-system/payments/BookletStep.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { press } from "../realKeys.ts";
import { booklet } from "./sample.ts";

const meta = {
  title: "Payments/BookletStep",
  component: BookletStep,
  tags: ["!autodocs"],
  args: { value: "", verification: "none", onChange: fn(), onVerify: fn(), onSubmit: fn() },
} satisfies Meta<typeof BookletStep>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvasElement: HTMLElement) => within(canvasElement).getByRole("textbox", { name: "Numero del libretto" });

export const Empty: Story = {};
export const Invalid: Story = {
  tags: ["pattern:text-field"],
  name: "Error [PM-07]",
  args: { value: "12345", error: "Servono 13 cifre: ne hai scritte 5." },
};
export const Running: Story = {
  args: { value: booklet, verification: "running" },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(field(canvasElement), "{Enter}");
    await expect(args.onVerify).not.toHaveBeenCalled();
  },
};

/** The sentence is the specification's own. */
export const Negative: Story = {
  name: "Negative [PM-07]",
  args: { value: booklet, verification: "negative" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("La verifica del libretto ha avuto esito negativo.")).toBeVisible();
    await expect(within(canvasElement).getByRole("button", { name: "Verifica il libretto" })).toBeVisible();
  },
};

export const Positive: Story = {
  name: "Positive [PM-07]",
  args: { value: booklet, verification: "positive" },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByText("La verifica del libretto ha avuto esito positivo")).toBeVisible();
    await expect(within(canvasElement).queryByRole("button")).toBeNull();
    await userEvent.type(field(canvasElement), "{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onVerify).not.toHaveBeenCalled();
  },
};

function Verified(args: BookletStepProps) {
  const [value, setValue] = useState("");
  const [verification, setVerification] = useState(args.verification);
  return (
    <BookletStep
      {...args}
      value={value}
      verification={verification}
      onChange={(next) => {
        setValue(next);
        setVerification("none");
      }}
      onVerify={() => {
        args.onVerify();
        setVerification(value === booklet ? "positive" : "negative");
      }}
    />
  );
}

/** Enter verifies; the good result takes focus, as the button is gone; what changes afterwards must be verified again. */
export const Keyboard: Story = {
  name: "Keyboard [PM-07] [DS-03]",
  tags: ["pattern:text-field"],
  render: Verified,
  play: async ({ canvasElement, args }) => {
    await press("{Tab}1234 5678 9012 0{Enter}");
    await expect(within(canvasElement).getByRole("alert")).toHaveTextContent("esito negativo.");
    await press("{Backspace}8{Tab}{Enter}");
    await expect(args.onVerify).toHaveBeenCalledTimes(2);
    await expect(within(canvasElement).getByRole("status")).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(field(canvasElement), "9");
    await expect(within(canvasElement).getByRole("button", { name: "Verifica il libretto" })).toBeVisible();
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: "narrow" } },
  args: { value: booklet, verification: "negative" },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
};
