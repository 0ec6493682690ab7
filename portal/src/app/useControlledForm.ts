import { type FocusEvent, useMemo, useRef } from "react";
import { type DefaultValues, type FieldValues, type Path, type PathValue, useForm } from "react-hook-form";
import type * as v from "valibot";
import { formResolver } from "./formResolver.ts";

/** What a form of the library takes. */
export interface FormProps<Values> {
  value: Values;
  /** What the form holds now; an error that was shown goes as soon as it is put right. */
  onChange: (value: Values) => void;
  /** What is wrong, by field. */
  errors: { [Name in keyof Values]?: string | undefined };
  /** A field that is left with something in it is checked. Of the form, whose fields have ids that end with their names. */
  onBlur: (event: FocusEvent<HTMLElement>) => void;
}

export interface ControlledForm<Values> {
  form: FormProps<Values>;
  /** Checks every field, then hands over what the schema made of them; resolves once that is done. One at a time, however often it is pressed. */
  submit: (send: (values: Values) => unknown) => Promise<void>;
  /** Shows on a field what the server has against it. */
  blame: (name: keyof Values & string, message: string) => void;
}

/** Whether focus goes to what sends a form: what sending finds wrong comes a moment later, and nothing may move under the press. */
const goesToButton = ({ relatedTarget }: FocusEvent) => relatedTarget instanceof HTMLButtonElement && relatedTarget.type === "submit";

/** A form of the library, which takes `value` and gives `onChange`, checked by a schema. Nothing that was typed is ever lost. */
export function useControlledForm<Values extends FieldValues>(
  schema: v.GenericSchema<unknown, Values>,
  initial: () => Values,
): ControlledForm<Values> {
  const resolver = useMemo(() => formResolver(schema), [schema]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a form begins with is asked for once.
  const defaultValues = useMemo(() => initial() as DefaultValues<Values>, []);
  const { watch, setValue, trigger, handleSubmit, setError, formState } = useForm<Values>({
    resolver,
    defaultValues,
    shouldFocusError: false,
  });
  const value = watch();
  const sending = useRef(false);
  const { errors } = formState;
  const messageOf = (name: string) => errors[name]?.message as string | undefined;

  return {
    form: {
      value,
      errors: Object.fromEntries(Object.keys(value).map((name) => [name, messageOf(name)])) as FormProps<Values>["errors"],
      onChange(next) {
        for (const name of Object.keys(next) as Path<Values>[]) {
          if (next[name] === value[name]) continue;
          setValue(name, next[name] as PathValue<Values, Path<Values>>, { shouldValidate: messageOf(name) !== undefined });
        }
      },
      onBlur(event) {
        const { target } = event;
        const name = target.id.split("-").at(-1) as Path<Values>;
        if (name in value && "value" in target && target.value !== "" && !goesToButton(event)) void trigger(name);
      },
    },
    async submit(send) {
      if (sending.current) return;
      sending.current = true;
      await handleSubmit(async (values) => void (await send(values as unknown as Values)))().finally(() => {
        sending.current = false;
      });
    },
    blame: (name, message) => setError(name as Path<Values>, { type: "server", message }),
  };
}
