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

/** Server errors by field, as sentences for the customer. */
export type ServerErrors<Values> = { readonly [Name in keyof Values]?: string | undefined };

/** Props of every form of the library. */
export interface SchemaFormProps<Values, Output = Values> {
  /**
   * Initial values, such as the saved ones or a draft's. Missing fields are empty. A field that still has its initial value follows later
   * changes of it; what the customer has typed stays.
   */
  defaultValues?: Partial<Values> | undefined;
  /** Called with the output of the schema if all values are valid. While its promise is pending, the form can't be submitted again. */
  onSubmit: (values: Output) => unknown;
  /** Errors of the last server response: pass a new object for each response. A field's error disappears when the field changes. */
  serverErrors?: ServerErrors<Values> | undefined;
  /** Called with the typed values on each change, to save a draft. */
  onValuesChange?: ((values: Values) => void) | undefined;
  /** True while the form is being submitted: it can't be submitted again. @default false */
  busy?: boolean | undefined;
  /** Reason why the submission failed, if no field is the cause: one or two sentences, announced at once (WCAG 4.1.3). */
  failure?: ReactNode;
}

interface Options<Values extends FieldValues, Output>
  extends Pick<SchemaFormProps<Values, Output>, "onSubmit" | "serverErrors" | "onValuesChange"> {
  /** Validates the values. The messages of its issues are keys, which `explain` translates. */
  schema: ZodMiniType<Output, Values>;
  /** All initial values. A field that still has its initial value follows later changes of it. */
  defaultValues: Values;
  /** Returns the message of a field for an issue's key, or undefined for an unknown key. */
  explain: (issue: string, name: Path<Values>) => string | undefined;
}

export interface SchemaForm<Values extends FieldValues, Output = Values> {
  /** Methods of React Hook Form: `register` for native inputs, `control` for `Controller`. */
  form: UseFormReturn<Values, unknown, Output>;
  /** Returns the message of a field's error as a sentence. */
  errorOf: (name: Path<Values>) => string | undefined;
  /** Validates all fields, then calls `onSubmit`. */
  submit: () => Promise<void>;
  /** Handler for the `form` element: validates a field on blur unless it is empty. Each field must have a `name`. */
  onBlur: (event: FocusEvent<HTMLElement>) => void;
}

const serverError = "server";
const toErrors = <Values extends FieldValues>(messages: ServerErrors<Values> | undefined) =>
  Object.entries(messages ?? {}).flatMap(([name, message]) =>
    message ? [[name as Path<Values>, { type: serverError, message }] as const] : [],
  );

/** Tells whether focus moves to the submit button. An error that appears then would move the button away from the pointer. */
const movesToSubmit = ({ relatedTarget }: FocusEvent) => relatedTarget instanceof HTMLButtonElement && relatedTarget.type === "submit";

/** Tells whether a control has a value. Spaces and an unchecked checkbox do not count. */
function isFilled(control: HTMLElement): boolean {
  if (control instanceof HTMLInputElement && (control.type === "checkbox" || control.type === "radio")) return control.checked;
  return "value" in control && String(control.value).trim() !== "";
}

/**
 * Manages a form of the library: React Hook Form with a zod schema, and one rule for showing errors. A field is validated on blur if it is
 * not empty, and when the form is submitted; a field with an error is validated again on each change. `Form` and `ErrorSummary` move focus
 * to the first error. Text typed into a server-rendered page before React starts is kept.
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
  const initial = useRef(defaultValues);
  const following = useRef(false);
  useEffect(() => {
    const before = initial.current;
    initial.current = defaultValues;
    following.current = true;
    for (const name of Object.keys(defaultValues) as Path<Values>[]) {
      const [old, next, shown] = [before[name], defaultValues[name], form.getValues(name)].map((value) => JSON.stringify(value));
      if (old !== next && shown === old) form.resetField(name, { defaultValue: defaultValues[name] });
    }
    following.current = false;
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback({ name, values, errors: shown = {} }) {
          if (following.current) return;
          latest.current?.(values);
          if (!name) return;
          // A change may affect the errors of other fields. A server error belongs to its own field only.
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
      // A field with an error is validated on each change, so blur adds nothing.
      if (!form.getFieldState(name as Path<Values>).error) void form.trigger(name as Path<Values>);
    },
  };
}
