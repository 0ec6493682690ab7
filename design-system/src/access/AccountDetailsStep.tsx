import { forwardRef, useId } from "react";
import { Controller, useWatch } from "react-hook-form";
import { PhoneField } from "../forms/PhoneField.tsx";
import { defaultPrefix } from "../forms/phoneNumber.ts";
import type { SelectOption } from "../forms/Select.tsx";
import { useSchemaForm } from "../forms/useSchemaForm.ts";
import { useMessages } from "../theme/messages.ts";
import { AccessForm, type AccessFormProps, listErrors } from "./AccessForm.tsx";
import { type AccountDetails, type AccountDetailsValues, accountDetailsSchema } from "./accountDetailsSchema.ts";
import { EmailField } from "./EmailField.tsx";
import { fieldMessages } from "./fieldMessages.it.ts";
import { NewPasswordField } from "./NewPasswordField.tsx";
import { registrationMessages } from "./registrationMessages.it.ts";
import { signInMessages } from "./signInMessages.it.ts";

/** Props of the step. `serverErrors` are for example REGISTRATION-EMAIL-TAKEN on `email` and INSECURE-PASSWORD on `password`. */
export interface AccountDetailsStepProps extends AccessFormProps<AccountDetailsValues, AccountDetails> {
  /** Country prefixes in display order: `{ value: "39", label: "+39 Italia" }`. */
  prefixes: readonly SelectOption[];
  /** True if a number can be typed with another prefix, for instance because the list could not be loaded. @default false */
  otherPrefixes?: boolean | undefined;
}

/**
 * The credentials and phone number of a new account (AC-03). Used in a `RegistrationFrame`, whose button submits it. The ref is the `form`.
 */
export const AccountDetailsStep = forwardRef<HTMLFormElement, AccountDetailsStepProps>(function AccountDetailsStep(
  { defaultValues, onSubmit, serverErrors, onValuesChange, prefixes, otherPrefixes, ...rest },
  ref,
) {
  const words = useMessages(registrationMessages);
  const faults = { ...useMessages(signInMessages), ...useMessages(fieldMessages) };
  const id = useId();
  const step = useSchemaForm({
    schema: accountDetailsSchema,
    defaultValues: { email: "", phone: { prefix: defaultPrefix, number: "" }, password: "", ...defaultValues },
    explain: (issue) => faults[issue as keyof typeof faults],
    onSubmit,
    serverErrors,
    onValuesChange,
  });
  const { form, errorOf } = step;
  const password = useWatch({ control: form.control, name: "password" });
  return (
    <AccessForm {...rest} ref={ref} form={step} errors={listErrors(id, ["email", "phone", "password"], errorOf)}>
      <EmailField {...form.register("email")} id={`${id}-email`} hint={words.emailHint} error={errorOf("email")} />
      <Controller
        name="phone"
        control={form.control}
        render={({ field }) => (
          <PhoneField
            {...field}
            id={`${id}-phone`}
            label={words.phone}
            hint={words.phoneHint}
            prefixes={prefixes}
            otherPrefixes={otherPrefixes}
            error={errorOf("phone")}
            required
          />
        )}
      />
      <NewPasswordField
        {...form.register("password")}
        id={`${id}-password`}
        label={words.newPassword}
        password={password}
        error={errorOf("password")}
      />
    </AccessForm>
  );
});
