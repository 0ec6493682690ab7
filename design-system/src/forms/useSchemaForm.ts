import { zodResolver } from "@hookform/resolvers/zod";
import { type FocusEvent, type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import {
  type DefaultValues,
  type FieldError,
  type FieldErrors,
  type FieldValues,
  get,
  type Path,
  type UseFormReturn,
  useForm,
} from "react-hook-form";
import type { ZodMiniType } from "zod/mini";
import { useMessages } from "../theme/messages.ts";
import { formsMessages } from "./messages.it.ts";

/** Messages of the servers by field, as sentences for the customer. */
export type ServerErrors<Values> = { readonly [Name in keyof Values]?: string | undefined };

/** Props that every form of the library takes, whatever its fields. */
export interface SchemaFormProps<Values, Output = Values> {
  /** The values at first, such as a draft's; a field that is left out is empty. Later changes of this object don't count. */
  defaultValues?: Partial<Values> | undefined;
  /** Receives what the schema made of valid values. While its promise is pending, nothing is sent again. */
  onSubmit: (values: Output) => unknown;
  /** Errors of the servers' last answer: a new object for each answer. A field's error goes with the next change of the field. */
  serverErrors?: ServerErrors<Values> | undefined;
  /** Called with the values, as typed, at each change: for a draft. */
  onValuesChange?: ((values: Values) => void) | undefined;
  /** It is being sent: nothing is sent again. @default false */
  busy?: boolean | undefined;
  /** Why it could not be done, where no field is to blame: one or two sentences, announced at once (WCAG 4.1.3). */
  failure?: ReactNode;
}

interface Options<Values extends FieldValues, Output>
  extends Pick<SchemaFormProps<Values, Output>, "onSubmit" | "serverErrors" | "onValuesChange"> {
  /** Checks the values. The messages of its issues are keys, which `explain` puts into words. */
  schema: ZodMiniType<Output, Values>;
  /** The values at first, all of them; later changes of this object don't count. */
  defaultValues: Values;
  /** The message of a field for an issue's key; undefined for a key that is not known. */
  explain: (issue: string, name: Path<Values>) => string | undefined;
}

export interface SchemaForm<Values extends FieldValues, Output = Values> {
  /** React Hook Form's own methods: `register` for native inputs, `control` for `Controller`. */
  form: UseFormReturn<Values, unknown, Output>;
  /** The message of a field's error, as a sentence. */
  errorOf: (name: Path<Values>) => string | undefined;
  /** Checks all fields, then calls `onSubmit`. */
  submit: () => Promise<void>;
  /** For the `form` element: a field that is left with something in it is checked. Each field has its `name`. */
  onBlur: (event: FocusEvent<HTMLElement>) => void;
}

const serverError = "server";
const toErrors = <Values extends FieldValues>(messages: ServerErrors<Values> | undefined) =>
  Object.entries(messages ?? {}).flatMap(([name, message]) =>
    message ? [[name as Path<Values>, { type: serverError, message }] as const] : [],
  );

/** Reports whether focus moves to the submit button: a message that comes now would move the button from under the press. */
const movesToSubmit = ({ relatedTarget }: FocusEvent) => relatedTarget instanceof HTMLButtonElement && relatedTarget.type === "submit";

/** Reports whether a control has something in it: spaces are nothing, and so is a box without its tick. */
function isFilled(control: HTMLElement): boolean {
  if (control instanceof HTMLInputElement && (control.type === "checkbox" || control.type === "radio")) return control.checked;
  return "value" in control && String(control.value).trim() !== "";
}

/**
 * Holds a form of the library: React Hook Form with a zod schema, and one rule for when an error shows. A field is checked
 * when it is left with something in it and when the form is sent; a shown error is checked again at each change. Focus on the
 * first error is the work of `Form` and `ErrorSummary`. What was typed into a page drawn by a server, before React came, stays.
 */
export function useSchemaForm<Values extends FieldValues, Output>({
  schema,
  defaultValues,
  onSubmit,
  explain,
  serverErrors,
  onValuesChange,
}: Options<Values, Output>): SchemaForm<Values, Output> {
  const words = useMessages(formsMessages);
  const resolver = useMemo(() => zodResolver<Values, unknown, Output, ZodMiniType<Output, Values>>(schema), [schema]);
  const [errorsAtFirst] = useState(() => Object.fromEntries(toErrors<Values>(serverErrors)) as FieldErrors<Values>);
  const form = useForm<Values, unknown, Output>({
    resolver,
    defaultValues: defaultValues as DefaultValues<Values>,
    mode: "onSubmit",
    reValidateMode: "onSubmit",
    shouldFocusError: false,
    errors: errorsAtFirst,
  });
  const { errors } = form.formState;

  const latest = useRef(onValuesChange);
  useEffect(() => {
    latest.current = onValuesChange;
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback({ name, values, errors: shown = {} }) {
          latest.current?.(values);
          if (!name) return;
          // A field may be wrong for what stands in another. What the servers said is about its own field alone.
          const [changed] = name.split(".");
          const again = Object.keys(shown).filter((field) => field === changed || get(shown, `${field}.type`) !== serverError);
          if (again.length > 0) void form.trigger(again as Path<Values>[]);
        },
      }),
    [form],
  );
  useEffect(() => {
    for (const [name, error] of toErrors<Values>(serverErrors)) form.setError(name, error);
  }, [form, serverErrors]);

  const sending = useRef(false);
  return {
    form,
    errorOf(name) {
      const error: FieldError | undefined = get(errors, name);
      if (!error?.message) return undefined;
      return error.type === serverError ? error.message : (explain(error.message, name) ?? words.invalid);
    },
    async submit() {
      if (sending.current) return;
      sending.current = true;
      try {
        await form.handleSubmit(async (values) => void (await onSubmit(values)))();
      } finally {
        sending.current = false;
      }
    },
    onBlur(event) {
      const [name] = (event.target.getAttribute("name") ?? "").split(".");
      if (!name || movesToSubmit(event) || !isFilled(event.target)) return;
      // An error that is shown is checked at each change: leaving the field says nothing new.
      if (!form.getFieldState(name as Path<Values>).error) void form.trigger(name as Path<Values>);
    },
  };
}
