import { forwardRef, useId } from "react";
import { Disclosure } from "../disclosure/Disclosure.tsx";
import { TextField } from "../forms/TextField.tsx";
import { useMessages } from "../theme/messages.ts";
import { AccessForm, type ControlledAccessFormProps, listErrors } from "./AccessForm.tsx";
import { BillPicture } from "./BillPicture.tsx";
import { FiscalCodeField } from "./FiscalCodeField.tsx";
import { registrationMessages } from "./registrationMessages.it.ts";

export interface ClientDetailsValue {
  /** The client code as typed. */
  customerId: string;
  /** In capitals, without spaces. */
  fiscalCode: string;
}

export interface ClientDetailsStepProps extends ControlledAccessFormProps {
  value: ClientDetailsValue;
  onChange: (value: ClientDetailsValue) => void;
  /** Such as the server's CLIENT-CODE-NOT-FOUND, on `customerId`. */
  errors?: { customerId?: string | undefined; fiscalCode?: string | undefined } | undefined;
}

/** Who registers (spec §4). Inside a `RegistrationFrame`, whose button sends it: give both the same id. The ref is the `form`. */
export const ClientDetailsStep = forwardRef<HTMLFormElement, ClientDetailsStepProps>(function ClientDetailsStep(
  { value, onChange, errors, ...rest },
  ref,
) {
  const words = useMessages(registrationMessages);
  const id = useId();
  return (
    <AccessForm {...rest} ref={ref} errors={listErrors(id, ["customerId", "fiscalCode"], (name) => errors?.[name])}>
      <TextField
        id={`${id}-customerId`}
        label={words.clientCode}
        hint={words.clientCodeHint}
        value={value.customerId}
        onChange={(event) => onChange({ ...value, customerId: event.currentTarget.value })}
        error={errors?.customerId}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        required
      />
      <Disclosure summary={words.whereIsIt}>
        <BillPicture />
      </Disclosure>
      <FiscalCodeField
        id={`${id}-fiscalCode`}
        value={value.fiscalCode}
        onChange={(fiscalCode) => onChange({ ...value, fiscalCode })}
        error={errors?.fiscalCode}
      />
    </AccessForm>
  );
});
