import { BookletStep, type BookletStepProps, bookletVerifications } from "@favilla/design-system/payments/BookletStep.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { press } from "../realKeys.ts";
import { booklet } from "./sample.ts";

const meta = {
  title: "Payments/BookletStep",
  component: BookletStep,
  argTypes: { verification: { control: "select", options: bookletVerifications } },
  tags: ["!autodocs"],
  args: { verification: "none", onValuesChange: fn(), onVerify: fn(), onSubmit: fn() },
} satisfies Meta<typeof BookletStep>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvasElement: HTMLElement) => within(canvasElement).getByRole("textbox", { name: "Numero del libretto" });

export const Empty: Story = {};
export const Invalid: Story = {
  tags: ["pattern:text-field"],
  name: "Error [PM-07]",
  args: { defaultValues: { booklet: "12345" }, currentBooklet: booklet },
  play: async ({ canvasElement, args }) => {
    const verify = () => userEvent.click(within(canvasElement).getByRole("button", { name: "Verifica il libretto" }));
    await userEvent.type(field(canvasElement), "67890128");
    await verify();
    await waitFor(() => expect(field(canvasElement)).toHaveAccessibleDescription(/È già il libretto/));
    await userEvent.type(field(canvasElement), "{End}{Backspace}");
    await expect(field(canvasElement)).not.toHaveAttribute("aria-invalid");
    await verify();
    await waitFor(() => expect(field(canvasElement)).toHaveAccessibleDescription(/Campo non valido: il libretto ha 13 cifre/));
    await expect(field(canvasElement)).toHaveFocus();
    await expect(args.onVerify).not.toHaveBeenCalled();
  },
};
export const Running: Story = {
  args: { defaultValues: { booklet }, verification: "running" },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(field(canvasElement), "{Enter}");
    await expect(args.onVerify).not.toHaveBeenCalled();
  },
};

/** The sentence is exactly that of PM-07. */
export const Negative: Story = {
  name: "Negative [PM-07]",
  args: { defaultValues: { booklet }, verification: "negative" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("La verifica del libretto ha avuto esito negativo.")).toBeVisible();
    await expect(within(canvasElement).getByRole("button", { name: "Verifica il libretto" })).toBeVisible();
  },
};

export const Positive: Story = {
  name: "Positive [PM-07]",
  args: { defaultValues: { booklet }, verification: "positive" },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByText("La verifica del libretto ha avuto esito positivo")).toBeVisible();
    await expect(within(canvasElement).queryByRole("button")).toBeNull();
    await userEvent.type(field(canvasElement), "{Enter}");
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ booklet }));
    await expect(args.onVerify).not.toHaveBeenCalled();
  },
};

function Verified(args: BookletStepProps) {
  const [verification, setVerification] = useState(args.verification);
  return (
    <BookletStep
      {...args}
      verification={verification}
      onValuesChange={() => setVerification("none")}
      onVerify={(values) => {
        args.onVerify(values);
        setVerification(values.booklet === booklet ? "positive" : "negative");
      }}
    />
  );
}

/** Enter verifies. The positive result takes focus, because the button is gone; a changed number must be verified again. */
export const Keyboard: Story = {
  name: "Keyboard [PM-07] [DS-03]",
  tags: ["pattern:text-field"],
  render: Verified,
  play: async ({ canvasElement, args }) => {
    await press("{Tab}1234 5678 9012 0{Enter}");
    await waitFor(() => expect(within(canvasElement).getByRole("alert")).toHaveTextContent("esito negativo."));
    await press("{Backspace}8{Tab}{Enter}");
    await waitFor(() => expect(args.onVerify).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(within(canvasElement).getByRole("status")).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(field(canvasElement), "9");
    await expect(within(canvasElement).getByRole("button", { name: "Verifica il libretto" })).toBeVisible();
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: "narrow" } },
  args: { defaultValues: { booklet }, verification: "negative" },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
};
