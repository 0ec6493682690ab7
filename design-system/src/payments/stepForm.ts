import type { FormProps } from "../forms/Form.tsx";
import type { SchemaFormProps } from "../forms/useSchemaForm.ts";

/** What a form of a step takes besides its own: the frame around it says that it is being sent, and how that ended. */
export type StepFormProps<Values, Output = Values> = Omit<FormProps, "onSubmit" | "onChange" | "children"> &
  Omit<SchemaFormProps<Values, Output>, "busy" | "failure">;
