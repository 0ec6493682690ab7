import { RecoverEmailForm, type RecoverEmailFormProps } from "@favilla/design-system/access/RecoverEmailForm.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { press } from "../realKeys.ts";
import { onPage } from "./sample.tsx";

const meta = {
  title: "Access/RecoverEmailForm",
  component: RecoverEmailForm,
  tags: ["!autodocs"],
  args: { onSubmit: fn(), onValuesChange: fn(), signInHref: "#accedi", onAgain: fn() },
  decorators: [onPage("Recupera la tua e-mail")],
} satisfies Meta<typeof RecoverEmailForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const Live = ({ answer: first, ...args }: RecoverEmailFormProps) => {
  const [answer, setAnswer] = useState(first);
  return (
    <RecoverEmailForm
      {...args}
      answer={answer}
      onSubmit={(values) => {
        args.onSubmit(values);
        setAnswer("g•••••@e•••••.it");
      }}
      onAgain={() => {
        args.onAgain?.();
        setAnswer(undefined);
      }}
    />
  );
};

export const Default: Story = {};

/** Lower case is accepted and Enter submits; the answer's heading takes focus, and the masked address is read in words. */
export const Keyboard: Story = {
  name: "Keyboard [DS-03] [AC-08]",
  tags: ["pattern:text-field"],
  render: (args) => <Live {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    canvas.getByRole("textbox", { name: "Codice fiscale" }).focus();
    await press("smpgli80a41a944z");
    await expect(args.onValuesChange).toHaveBeenLastCalledWith({ fiscalCode: "SMPGLI80A41A944Z" });
    await press("{Enter}");
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ fiscalCode: "SMPGLI80A41A944Z" }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("heading", { name: "La tua e-mail" })).toHaveFocus();
    await expect(canvas.getByText(/comincia con g, dopo la chiocciola/)).toBeInTheDocument();
    canvas.getByRole("button", { name: "Cerca con un altro codice" }).focus();
    await press("{Enter}");
    await expect(canvas.getByRole("textbox", { name: "Codice fiscale" })).toHaveValue("SMPGLI80A41A944Z");
    await expect(canvas.getByRole("textbox", { name: "Codice fiscale" })).toHaveFocus();
  },
};

export const Answer: Story = { args: { answer: "g•••••@e•••••.it" } };

export const Errors: Story = {
  args: { defaultValues: { fiscalCode: "SMPGLI80A41" } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Trova la mia e-mail" }));
    await waitFor(() => expect(within(canvasElement).getByRole("textbox")).toHaveAccessibleDescription(/servono 16 caratteri/));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: {
    defaultValues: { fiscalCode: "SMPGLI80A41A944Z" },
    failure: "I nostri server non rispondono: i tuoi dati sono al sicuro. Riprova tra qualche minuto.",
  },
};

export const Busy: Story = {
  args: { defaultValues: { fiscalCode: "SMPGLI80A41A944Z" }, busy: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Ricerca in corso…" }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
export const AnswerNarrow: Story = { ...Answer, globals: { viewport: { value: "narrow" } } };
