import { Button } from "@favilla/design-system/actions/Button.tsx";
import { Form } from "@favilla/design-system/forms/Form.tsx";
import { TextField } from "@favilla/design-system/forms/TextField.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { press } from "../realKeys.ts";

const meta = {
  title: "Forms/Form",
  component: Form,
  tags: ["!autodocs"],
  args: { onSubmit: fn() },
  render: function Renaming({ onSubmit }) {
    const [name, setName] = useState("casa");
    const [error, setError] = useState<string>();
    const send = () => {
      onSubmit();
      setTimeout(() => setError("Questo nome c’è già: scrivine un altro."), 50);
    };
    return (
      <Form onSubmit={send} style={{ display: "grid", gap: 16, justifyItems: "start" }}>
        <TextField label="Nome" value={name} onChange={(event) => setName(event.currentTarget.value)} error={error} />
        <TextField label="Nota" optional="feminine" />
        <Button type="submit">Salva</Button>
      </Form>
    );
  },
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** An error in the response moves focus to its field and selects the text, so that typing replaces it. */
export const Keyboard: Story = {
  name: "Keyboard [DS-03]",
  play: async ({ canvasElement, args }) => {
    const name = within(canvasElement).getByRole("textbox", { name: "Nome" });
    await press("{Tab}{Tab}{Tab}{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await waitFor(() => expect(name).toHaveFocus());
    await press("mare");
    await expect(name).toHaveValue("mare");
  },
};

/** Focus is not moved while the user types elsewhere. */
export const GoneOn: Story = {
  name: "Focus stays where the user types",
  play: async ({ canvasElement }) => {
    const note = within(canvasElement).getByRole("textbox", { name: /Nota/ });
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Salva" }));
    await userEvent.type(note, "a");
    await within(canvasElement).findByText(/c’è già/);
    await expect(note).toHaveFocus();
  },
};

/** Pressing the button does not blur the field. An error on blur would move the button away from the pointer. */
export const Pressed: Story = {
  play: async ({ canvasElement }) => {
    const note = within(canvasElement).getByRole("textbox", { name: /Nota/ });
    await userEvent.click(note);
    await userEvent.pointer({ keys: "[MouseLeft>]", target: within(canvasElement).getByRole("button", { name: "Salva" }) });
    await expect(note).toHaveFocus();
  },
};
