import type { FormProps } from "../forms/Form.tsx";
import type { SchemaFormProps } from "../forms/useSchemaForm.ts";

/** Props of the form of a step. The surrounding frame shows the busy and failed states. */
export type StepFormProps<Values, Output = Values> = Omit<FormProps, "onSubmit" | "onChange" | "children"> &
  Omit<SchemaFormProps<Values, Output>, "busy" | "failure">;
