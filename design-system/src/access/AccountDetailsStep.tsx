import { forwardRef, useId } from "react";
import { PhoneField } from "../forms/PhoneField.tsx";
import type { SelectOption } from "../forms/Select.tsx";
import { useMessages } from "../theme/messages.ts";
import { AccessForm, type ControlledAccessFormProps, listErrors } from "./AccessForm.tsx";
import { EmailField } from "./EmailField.tsx";
import { NewPasswordField } from "./NewPasswordField.tsx";
import { registrationMessages } from "./registrationMessages.it.ts";

export interface AccountDetailsValue {
  email: string;
  /** Prefix without plus, and digits. */
  phone: { prefix: string; number: string };
  password: string;
}

export interface AccountDetailsStepProps extends ControlledAccessFormProps {
  value: AccountDetailsValue;
  onChange: (value: AccountDetailsValue) => void;
  /** Such as the server's REGISTRATION-EMAIL-TAKEN on `email`, INSECURE-PASSWORD on `password`. */
  errors?: { email?: string | undefined; phone?: string | undefined; password?: string | undefined } | undefined;
  /** Country prefixes in the order shown: `{ value: "39", label: "+39 Italia" }`. */
  prefixes: readonly SelectOption[];
}

/** What signs in from now on (spec §3 Registration payload). Inside a `RegistrationFrame`, whose button sends it. The ref is the `form`. */
export const AccountDetailsStep = forwardRef<HTMLFormElement, AccountDetailsStepProps>(function AccountDetailsStep(
  { value, onChange, errors, prefixes, ...rest },
  ref,
) {
  const words = useMessages(registrationMessages);
  const id = useId();
  return (
    <AccessForm {...rest} ref={ref} errors={listErrors(id, ["email", "phone", "password"], (name) => errors?.[name])}>
      <EmailField
        id={`${id}-email`}
        hint={words.emailHint}
        value={value.email}
        onChange={(event) => onChange({ ...value, email: event.currentTarget.value })}
        error={errors?.email}
      />
      <PhoneField
        id={`${id}-phone`}
        label={words.phone}
        hint={words.phoneHint}
        value={value.phone}
        onChange={(phone) => onChange({ ...value, phone })}
        prefixes={prefixes}
        error={errors?.phone}
        required
      />
      <NewPasswordField
        id={`${id}-password`}
        label={words.newPassword}
        value={value.password}
        onChange={(password) => onChange({ ...value, password })}
        error={errors?.password}
      />
    </AccessForm>
  );
});
