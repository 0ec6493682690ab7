import { forwardRef, useId } from "react";
import { Controller } from "react-hook-form";
import { Disclosure } from "../disclosure/Disclosure.tsx";
import { TextField } from "../forms/TextField.tsx";
import { useSchemaForm } from "../forms/useSchemaForm.ts";
import { useMessages } from "../theme/messages.ts";
import { AccessForm, type AccessFormProps, listErrors } from "./AccessForm.tsx";
import { BillPicture } from "./BillPicture.tsx";
import { type ClientDetailsValues, clientDetailsSchema } from "./clientDetailsSchema.ts";
import { FiscalCodeField } from "./FiscalCodeField.tsx";
import { fieldMessages } from "./fieldMessages.it.ts";
import { registrationMessages } from "./registrationMessages.it.ts";

/** Props of the step. `serverErrors` are for example CLIENT-CODE-NOT-FOUND on `customerId`. */
export type ClientDetailsStepProps = AccessFormProps<ClientDetailsValues>;

/**
 * The codes that identify the customer who registers (AC-03). Used in a `RegistrationFrame`, whose button submits it: give both the same
 * id. The ref is the `form`.
 */
export const ClientDetailsStep = forwardRef<HTMLFormElement, ClientDetailsStepProps>(function ClientDetailsStep(
  { defaultValues, onSubmit, serverErrors, onValuesChange, ...rest },
  ref,
) {
  const words = useMessages(registrationMessages);
  const faults = useMessages(fieldMessages);
  const id = useId();
  const step = useSchemaForm({
    schema: clientDetailsSchema,
    defaultValues: { customerId: "", fiscalCode: "", ...defaultValues },
    explain: (issue) => faults[issue as keyof typeof faults],
    onSubmit,
    serverErrors,
    onValuesChange,
  });
  const { form, errorOf } = step;
  return (
    <AccessForm {...rest} ref={ref} form={step} errors={listErrors(id, ["customerId", "fiscalCode"], errorOf)}>
      <TextField
        {...form.register("customerId")}
        id={`${id}-customerId`}
        label={words.clientCode}
        hint={words.clientCodeHint}
        error={errorOf("customerId")}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        required
      />
      <Disclosure summary={words.whereIsIt}>
        <BillPicture />
      </Disclosure>
      <Controller
        name="fiscalCode"
        control={form.control}
        render={({ field }) => <FiscalCodeField {...field} id={`${id}-fiscalCode`} error={errorOf("fiscalCode")} />}
      />
    </AccessForm>
  );
});
