import { Button } from "@favilla/design-system/actions/Button.tsx";
import { ErrorSummary } from "@favilla/design-system/forms/ErrorSummary.tsx";
import { RadioGroup } from "@favilla/design-system/forms/RadioGroup.tsx";
import { TextField } from "@favilla/design-system/forms/TextField.tsx";
import { Stack } from "@favilla/design-system/layout/Stack.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { press } from "../realKeys.ts";

const errors = [
  { fieldId: "email", message: "Scrivi l’e-mail." },
  { fieldId: "contract", message: "Scegli il tipo di contratto." },
];

const meta = {
  title: "Forms/ErrorSummary",
  component: ErrorSummary,
  tags: ["!autodocs"],
  args: { errors },
  render: function Form(args) {
    const [submitCount, setSubmitCount] = useState(0);
    const shown = submitCount > 0 ? args.errors : [];
    const errorOf = (id: string) => shown.find(({ fieldId }) => fieldId === id)?.message;
    return (
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setSubmitCount(submitCount + 1);
        }}
      >
        <Stack>
          <ErrorSummary {...args} errors={shown} submitCount={submitCount} />
          <TextField id="email" label="E-mail" type="email" error={errorOf("email")} />
          <RadioGroup
            id="contract"
            legend="Tipo di contratto"
            options={[
              { value: "mono", label: "Luce o gas" },
              { value: "dual", label: "Luce e gas insieme" },
            ]}
            value={null}
            onChange={() => {}}
            error={errorOf("contract")}
          />
          <Button type="submit">Continua</Button>
        </Stack>
      </form>
    );
  },
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

const send = (canvasElement: HTMLElement) => userEvent.click(within(canvasElement).getByRole("button", { name: "Continua" }));
const heading = (canvasElement: HTMLElement) => within(canvasElement).getByRole("heading");

/** Nothing is rendered before the form is submitted. */
export const Empty: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("heading")).toBeNull();
  },
};

/** Its heading takes focus each time a submission fails. */
export const Shown: Story = {
  tags: ["pattern:error-summary"],
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    await expect(heading(canvasElement)).toHaveFocus();
    await expect(heading(canvasElement)).toHaveTextContent("Ci sono 2 campi da controllare");
    await send(canvasElement);
    await expect(heading(canvasElement)).toHaveFocus();
  },
};

export const OneError: Story = {
  tags: ["pattern:error-summary"],
  args: { errors: errors.slice(0, 1) },
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    await expect(heading(canvasElement)).toHaveTextContent("C’è un campo da controllare");
  },
};

/** Enter on a link moves to its field, or to the first option of its group. */
export const Keyboard: Story = {
  name: "Keyboard [DS-03]",
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await press("{Tab}");
    await press("{Enter}");
    await expect(heading(canvasElement)).toHaveFocus();
    await press("{Tab}");
    await expect(canvas.getByRole("link", { name: "Scrivi l’e-mail." })).toHaveFocus();
    await press("{Enter}");
    await expect(canvas.getByRole("textbox")).toHaveFocus();
    await press("{Shift>}{Tab}{/Shift}");
    await press("{Enter}");
    await expect(canvas.getByRole("radio", { name: "Luce o gas" })).toHaveFocus();
    await expect(window.location.hash).toBe("");
  },
};

export const OwnTitle: Story = {
  args: { title: "Non riusciamo a farti entrare" },
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    await expect(heading(canvasElement)).toHaveTextContent("Non riusciamo a farti entrare");
  },
};

export const LongText: Story = {
  tags: ["pattern:error-summary"],
  globals: { viewport: { value: "narrow" } },
  args: {
    title: "Prima di mandare la richiesta di voltura controlla questi campi",
    errors: [
      { fieldId: "email", message: "Scrivi l’e-mail per intero, per esempio condominio.campione@amministrazioni-esempio.it." },
      { fieldId: "contract", message: "Scegli se la fornitura è di sola luce, di solo gas oppure di luce e gas insieme." },
    ],
  },
  play: async ({ canvasElement }) => send(canvasElement),
};

export const LinkHover: Story = { parameters: { pseudo: { hover: "a" } }, play: async ({ canvasElement }) => send(canvasElement) };
