import { Button } from "@favilla/design-system/actions/Button.tsx";
import { Alert } from "@favilla/design-system/feedback/Alert.tsx";
import { Checkbox } from "@favilla/design-system/forms/Checkbox.tsx";
import { emailRule } from "@favilla/design-system/forms/email.ts";
import { Form } from "@favilla/design-system/forms/Form.tsx";
import { PhoneField } from "@favilla/design-system/forms/PhoneField.tsx";
import { defaultPrefix } from "@favilla/design-system/forms/phoneNumber.ts";
import { phoneRule } from "@favilla/design-system/forms/phoneRule.ts";
import { TextField } from "@favilla/design-system/forms/TextField.tsx";
import { type SchemaFormProps, useSchemaForm } from "@favilla/design-system/forms/useSchemaForm.ts";
import { Stack } from "@favilla/design-system/layout/Stack.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Controller } from "react-hook-form";
import { expect, fn, waitFor, within } from "storybook/test";
import * as z from "zod/mini";
import { press } from "../realKeys.ts";

const schema = z.object({ email: emailRule, phone: phoneRule, agreed: z.boolean().check(z.refine(Boolean, "agreedRequired")) });
type Values = z.input<typeof schema>;
type Sent = z.output<typeof schema>;

/** Sentences of the issues. `emailTooLong` is missing on purpose, for the story `Unexplained`. */
const sentences: Record<string, string> = {
  emailRequired: "Scrivi la tua e-mail",
  emailInvalid: "Scrivi un indirizzo completo, come nome@esempio.it",
  phoneRequired: "Scrivi il tuo numero",
  phoneInvalid: "Numero non valido: scrivi almeno 8 cifre dopo il prefisso",
  agreedRequired: "Spunta la casella",
};

/** A form built as in CONTRIBUTING, "Add a form". */
function Sample({ defaultValues, onSubmit, serverErrors, onValuesChange, busy, failure }: SchemaFormProps<Values, Sent>) {
  const {
    form,
    errorOf,
    submit,
    onBlur: checkLeft,
  } = useSchemaForm({
    schema,
    defaultValues: { email: "", phone: { prefix: defaultPrefix, number: "" }, agreed: false, ...defaultValues },
    explain: (issue) => sentences[issue],
    onSubmit,
    serverErrors,
    onValuesChange,
  });
  return (
    <Form onSubmit={() => void submit()} onBlur={checkLeft}>
      <Stack gap={4}>
        <TextField {...form.register("email")} label="E-mail" error={errorOf("email")} />
        <Controller
          name="phone"
          control={form.control}
          render={({ field }) => (
            <PhoneField {...field} label="Cellulare" prefixes={[{ value: "39", label: "+39 Italia" }]} error={errorOf("phone")} />
          )}
        />
        <Checkbox {...form.register("agreed")} label="Ho letto" error={errorOf("agreed")} />
        {failure && <Alert tone="negative">{failure}</Alert>}
        <Button type="submit" loading={busy}>
          Invia
        </Button>
      </Stack>
    </Form>
  );
}

const meta = {
  title: "Specification/Forms",
  component: Sample,
  tags: ["!autodocs"],
  args: { onSubmit: fn(), onValuesChange: fn() },
} satisfies Meta<typeof Sample>;

export default meta;
type Story = StoryObj<typeof meta>;

const good: Values = { email: "giulia@esempio.it", phone: { prefix: "39", number: "3331234567" }, agreed: true };
const email = (canvasElement: HTMLElement) => within(canvasElement).getByRole("textbox", { name: "E-mail" });
const phone = (canvasElement: HTMLElement) => within(canvasElement).getByRole("textbox", { name: "Cellulare" });
const box = (canvasElement: HTMLElement) => within(canvasElement).getByRole("checkbox");
const send = (canvasElement: HTMLElement) => within(canvasElement).getByRole("button", { name: "Invia" });

/** An empty field or an unchecked box shows no error on blur. A wrong value does, until it is corrected. */
export const Left: Story = {
  play: async ({ canvasElement }) => {
    email(canvasElement).focus();
    await press("  {Tab}{Tab}{Tab}");
    await expect(box(canvasElement)).toHaveFocus();
    await press("{Shift>}{Tab}{/Shift}12{Tab}");
    await waitFor(() => expect(phone(canvasElement)).toHaveAccessibleDescription(/almeno 8 cifre dopo il prefisso/));
    for (const other of [email(canvasElement), box(canvasElement)]) await expect(other).not.toHaveAttribute("aria-invalid");
    await press("{Shift>}{Tab}{/Shift}{End}345678");
    await waitFor(() => expect(phone(canvasElement)).not.toHaveAttribute("aria-invalid"));
  },
};

/** Submission shows all errors, and the first invalid field takes focus. Valid values are passed on as the schema's output. */
export const Sending: Story = {
  play: async ({ canvasElement, args }) => {
    send(canvasElement).focus();
    await press("{Enter}");
    await waitFor(() => expect(email(canvasElement)).toHaveFocus());
    await expect(email(canvasElement)).toHaveAccessibleDescription("Scrivi la tua e-mail");
    await expect(phone(canvasElement)).toHaveAccessibleDescription("Scrivi il tuo numero");
    await expect(box(canvasElement)).toHaveAccessibleDescription("Spunta la casella");
    await press(" giulia@esempio.it");
    phone(canvasElement).focus();
    await press("393331234567");
    box(canvasElement).focus();
    await press(" {Enter}");
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: "giulia@esempio.it", phone: "+393331234567", agreed: true });
  },
};

/** An issue without a sentence gets the library's general one. */
export const Unexplained: Story = {
  args: { defaultValues: { ...good, email: `${"a".repeat(300)}@esempio.it` } },
  play: async ({ canvasElement }) => {
    email(canvasElement).focus();
    await press("{Enter}");
    await waitFor(() => expect(email(canvasElement)).toHaveAccessibleDescription("Controlla quello che hai scritto"));
  },
};

/** While a request is pending the form can't be submitted again, however often Enter is pressed. */
export const Once: Story = {
  args: { defaultValues: good, onSubmit: fn(() => new Promise((done) => setTimeout(done, 300))) },
  play: async ({ canvasElement, args }) => {
    email(canvasElement).focus();
    await press("{Enter}{Enter}{Enter}");
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await new Promise((done) => setTimeout(done, 400));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await press("{Enter}");
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2));
  },
};

/** The server's error stays on its field until that field changes. The same value can be submitted and rejected again. */
export const Refused: Story = {
  args: { defaultValues: good },
  render: function Refusing(args) {
    const [serverErrors, setServerErrors] = useState<{ email: string }>();
    const refuse = async (values: Sent) => {
      args.onSubmit(values);
      await Promise.resolve();
      setServerErrors({ email: "Questa e-mail è già usata." });
    };
    return <Sample {...args} onSubmit={refuse} serverErrors={serverErrors} />;
  },
  play: async ({ canvasElement, args }) => {
    const refused = () => waitFor(() => expect(email(canvasElement)).toHaveAccessibleDescription("Questa e-mail è già usata."));
    phone(canvasElement).focus();
    await press("{Enter}");
    await refused();
    await waitFor(() => expect(email(canvasElement)).toHaveFocus());
    await press("{Tab}{Tab}{End}{Backspace}8{Tab}");
    await refused();
    phone(canvasElement).focus();
    await press("{Enter}");
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2));
    await refused();
    email(canvasElement).focus();
    await press("{End}a");
    await waitFor(() => expect(email(canvasElement)).not.toHaveAttribute("aria-invalid"));
  },
};

/** The draft is reported at each change and comes back as default values. */
export const Draft: Story = {
  render: function Drafting(args) {
    const [draft, setDraft] = useState<Partial<Values>>();
    const [shown, setShown] = useState(true);
    return (
      <>
        {shown && (
          <Sample
            {...args}
            defaultValues={draft}
            onValuesChange={(values) => {
              args.onValuesChange?.(values);
              setDraft(values);
            }}
          />
        )}
        <button type="button" onClick={() => setShown(!shown)}>
          Via e di nuovo qui
        </button>
      </>
    );
  },
  play: async ({ canvasElement, args }) => {
    const away = within(canvasElement).getByRole("button", { name: "Via e di nuovo qui" });
    email(canvasElement).focus();
    await press("giulia@");
    phone(canvasElement).focus();
    await press("333");
    const typed = { email: "giulia@", phone: { prefix: "39", number: "333" }, agreed: false };
    await expect(args.onValuesChange).toHaveBeenLastCalledWith(typed);
    away.focus();
    await press("{Enter}{Enter}");
    await expect(email(canvasElement)).toHaveValue("giulia@");
    await expect(phone(canvasElement)).toHaveValue("333");
    await expect(email(canvasElement)).not.toHaveAttribute("aria-invalid");
  },
};

/** Programs that fill in fields fire the same events as typing, and the form handles them. */
export const FilledIn: Story = {
  name: "Filled in by a program",
  args: { defaultValues: { phone: good.phone, agreed: true } },
  play: async ({ canvasElement, args }) => {
    const field = email(canvasElement) as HTMLInputElement;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, good.email);
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.focus();
    await press("{Enter}");
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ ...good, phone: "+393331234567" }));
  },
};
