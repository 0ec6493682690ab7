import { changeset, designerPage, type Part, type Read, spellings, stageOf } from "./part.ts";
import { newWords } from "./words.ts";

/** The texts of the new form. */
const texts = {
  it: { name: "Nome", nameRequired: "Scrivi il nome.", save: "Salva" },
  en: { name: "Name", nameRequired: "Enter the name.", save: "Save" },
  de: { name: "Name", nameRequired: "Geben Sie den Namen ein.", save: "Speichern" },
};

/** The files of a new form of the library with one field: schema with its test, form, words, stories, designer's page, changeset. */
export function newForm(room: string, name: string, read: Read): Part {
  const spelled = spellings(name);
  const { camel, pascal, plain } = spelled;
  const base = camel.replace(/Form$/, "");
  const values = `${pascal.replace(/Form$/, "")}Values`;
  const sentence = plain.charAt(0).toUpperCase() + plain.slice(1);
  const title = `${room.charAt(0).toUpperCase()}${room.slice(1)}/${pascal}`;
  const source = `design-system/src/${room}`;
  const words = newWords({ room, base, comment: `Words of the ${plain}.`, texts });
  const files = {
    ...changeset(room, spelled),
    ...words,
    [`${source}/${base}Schema.ts`]: `import * as z from "zod/mini";

/** Values of the ${plain}. The messages of its issues are keys of \`${base}Messages\`. */
export const ${base}Schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, "nameRequired")),
});

export type ${values} = z.infer<typeof ${base}Schema>;
`,
    [`${source}/${base}Schema.test.ts`]: `import { expect, it } from "vitest";
import { ${base}Schema } from "./${base}Schema.ts";

it("a name is required, and is saved without the spaces around it", () => {
  expect(${base}Schema.parse({ name: " Giulia " })).toEqual({ name: "Giulia" });
  for (const name of ["", "   "]) expect(${base}Schema.safeParse({ name }).error?.issues.map(({ message }) => message)).toEqual(["nameRequired"]);
});
`,
    [`${source}/${pascal}.tsx`]: `import { forwardRef } from "react";
import { Button } from "../actions/Button.tsx";
import { Alert } from "../feedback/Alert.tsx";
import { Form, type FormProps } from "../forms/Form.tsx";
import { TextField } from "../forms/TextField.tsx";
import { type SchemaFormProps, useSchemaForm } from "../forms/useSchemaForm.ts";
import { Stack } from "../layout/Stack.tsx";
import { useMessages } from "../theme/messages.ts";
import { ${base}Messages } from "./${base}Messages.it.ts";
import { type ${values}, ${base}Schema } from "./${base}Schema.ts";

export interface ${pascal}Props extends Omit<FormProps, "onSubmit" | "onChange" | "children">, SchemaFormProps<${values}> {}

/** ${sentence}. Say what it is for. The ref is the \`form\`. */
export const ${pascal} = forwardRef<HTMLFormElement, ${pascal}Props>(function ${pascal}(
  { defaultValues, onSubmit, serverErrors, onValuesChange, busy = false, failure, onBlur, ...rest },
  ref,
) {
  const words = useMessages(${base}Messages);
  const {
    form,
    errorOf,
    submit,
    onBlur: validateOnBlur,
  } = useSchemaForm({
    schema: ${base}Schema,
    defaultValues: { name: "", ...defaultValues },
    explain: (issue) => words[issue as keyof typeof words],
    onSubmit,
    serverErrors,
    onValuesChange,
  });
  return (
    <Form
      {...rest}
      ref={ref}
      onBlur={(event) => {
        onBlur?.(event);
        validateOnBlur(event);
      }}
      onSubmit={() => !busy && void submit()}
    >
      <Stack gap={5}>
        {failure && (
          <Alert tone="negative" live="assertive">
            {failure}
          </Alert>
        )}
        <TextField {...form.register("name")} label={words.name} required error={errorOf("name")} />
        <Button type="submit" loading={busy}>
          {words.save}
        </Button>
      </Stack>
    </Form>
  );
});
`,
    [`stories/${room}/${pascal}.stories.tsx`]: `import { ${pascal} } from "@favilla/design-system/${room}/${pascal}.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { press } from "../realKeys.ts";

const meta = {
  title: "${title}",
  component: ${pascal},
  tags: ["!autodocs", "pattern:text-field", "pattern:button"],
  args: { onSubmit: fn(), onValuesChange: fn() },
} satisfies Meta<typeof ${pascal}>;

export default meta;
type Story = StoryObj<typeof meta>;

const nameField = (canvasElement: HTMLElement) => within(canvasElement).getByRole("textbox", { name: "Nome" });

export const Default: Story = {};

export const ByKeyboard: Story = {
  name: "Filled in and sent by keys",
  play: async ({ canvasElement, args }) => {
    nameField(canvasElement).focus();
    await press("Giulia{Enter}");
    await expect(args.onValuesChange).toHaveBeenLastCalledWith({ name: "Giulia" });
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ name: "Giulia" }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

export const Invalid: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Salva" }));
    await waitFor(() => expect(nameField(canvasElement)).toHaveFocus());
    await expect(nameField(canvasElement)).toHaveAccessibleDescription(/Scrivi il nome/);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await press("Giulia");
    await waitFor(() => expect(nameField(canvasElement)).not.toHaveAttribute("aria-invalid"));
  },
};

export const Busy: Story = {
  args: { busy: true, defaultValues: { name: "Giulia" } },
  play: async ({ canvasElement, args }) => {
    nameField(canvasElement).focus();
    await press("{Enter}");
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: { defaultValues: { name: "Giulia" }, serverErrors: { name: "Questo nome è già usato: scegline un altro." } },
  play: async ({ canvasElement }) => expect(nameField(canvasElement)).toHaveAccessibleDescription(/già usato/),
};

export const Failed: Story = { args: { failure: "Non siamo riusciti a salvare. Riprova tra poco." } };
`,
    ...designerPage(room, spelled, {
      kind: "form",
      anatomy: "Its fields, in the order in which they are filled in.",
      stories: ["Invalid", "Failed"],
      doAndDont: "| Keep what was typed when saving fails | Empty the form after an error |",
      keyboard: "| Key | Does |\n|---|---|\n| Tab | goes from field to field, and to the button |\n| Enter | in a field: sends the form |",
      words: 'Each error says what to do: "Scrivi il nome."',
    }),
  };
  return {
    files,
    changed: { ...stageOf(room, name, read) },
    next: `Replace the field by those of the form, in schema, form, words and stories. A rule that exists (fiscal code, IBAN, phone) is imported. In the portal, the page's hook makes the call in \`onSubmit\`.`,
  };
}
