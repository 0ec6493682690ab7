import { zodResolver } from "@hookform/resolvers/zod";
import { type FocusEvent, useEffect, useMemo, useRef } from "react";
import { type DefaultValues, type FieldValues, type Path, type UseFormReturn, useForm } from "react-hook-form";
import type { ZodMiniType } from "zod/mini";

/** Messages of the servers by field, as sentences for the customer. */
export type ServerErrors<Values> = { readonly [Name in keyof Values]?: string | undefined };

interface Options<Values extends FieldValues, Output> {
  /** Checks the values. The messages of its issues are keys, which `explain` puts into words. */
  schema: ZodMiniType<Output, Values>;
  /** The values at first; later changes of this object don't count. */
  defaultValues: Values;
  /** Receives what the schema made of valid values. While its promise is pending, nothing is sent again. */
  onSubmit: (values: Output) => unknown;
  /** The message of a field for an issue's key. */
  explain: (issue: string, name: Path<Values>) => string;
  /** Errors of the servers' last answer: a new object for each answer. A field's error goes with the next change of the field. */
  serverErrors?: ServerErrors<Values> | undefined;
  /** Called with the values at each change: for a draft. */
  onValuesChange?: ((values: Values) => void) | undefined;
}

export interface SchemaForm<Values extends FieldValues, Output> {
  /** React Hook Form's own methods: `register` for native inputs, `control` for `Controller`. */
  form: UseFormReturn<Values, unknown, Output>;
  /** The message of a field's error, as a sentence. */
  errorOf: (name: Path<Values>) => string | undefined;
  /** Checks all fields, then calls `onSubmit`. */
  submit: () => Promise<void>;
  /** For the `form` element: a field that is left with a value is checked. Each field has its `name`. */
  onBlur: (event: FocusEvent<HTMLElement>) => void;
}

const serverError = "server";

/** Reports whether focus moves to the submit button: a message that comes now would move the button from under the press. */
const movesToSubmit = ({ relatedTarget }: FocusEvent) => relatedTarget instanceof HTMLButtonElement && relatedTarget.type === "submit";

const isEmpty = (value: unknown) => value === "" || value === undefined || value === null;

/**
 * Holds a form of the library: React Hook Form with a zod schema, and one rule for when an error shows. A field is checked
 * when it is left with a value and when the form is sent; a shown error is checked again at each change. Focus on the first
 * error is the work of `Form` and `ErrorSummary`.
 */
export function useSchemaForm<Values extends FieldValues, Output>({
  schema,
  defaultValues,
  onSubmit,
  explain,
  serverErrors,
  onValuesChange,
}: Options<Values, Output>): SchemaForm<Values, Output> {
  const resolver = useMemo(() => zodResolver<Values, unknown, Output, ZodMiniType<Output, Values>>(schema), [schema]);
  const form = useForm<Values, unknown, Output>({
    resolver,
    defaultValues: defaultValues as DefaultValues<Values>,
    mode: "onSubmit",
    reValidateMode: "onSubmit",
    shouldFocusError: false,
  });

  const latest = useRef(onValuesChange);
  useEffect(() => {
    latest.current = onValuesChange;
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name, values }) => {
          latest.current?.(values);
          const field = name?.split(".")[0] as Path<Values> | undefined;
          if (field && form.getFieldState(field).error) void form.trigger(field);
        },
      }),
    [form],
  );
  useEffect(() => {
    for (const [name, message] of Object.entries(serverErrors ?? {}))
      if (message) form.setError(name as Path<Values>, { type: serverError, message });
  }, [form, serverErrors]);

  const sending = useRef(false);
  return {
    form,
    errorOf(name) {
      const { error } = form.getFieldState(name, form.formState);
      return error?.message && (error.type === serverError ? error.message : explain(error.message, name));
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
      const name = (event.target as HTMLElement & { name?: string }).name as Path<Values> | undefined;
      if (name && !movesToSubmit(event) && !isEmpty(form.getValues(name))) void form.trigger(name.split(".")[0] as Path<Values>);
    },
  };
}
