import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { useMemo } from "react";
import * as v from "valibot";
import { fetchMaskedEmail } from "../api/credentials.ts";
import { pagesMessages } from "../app/messages.it.ts";
import { useControlledForm } from "../app/useControlledForm.ts";
import { useErrorWords } from "../app/useErrorWords.ts";
import { usePage } from "../app/usePage.ts";
import { useUpdate } from "../app/useUpdate.ts";
import { ForgotEmailView } from "./ForgotEmailView.tsx";
import { fieldMessages } from "./fieldMessages.it.ts";
import { fiscalCodeField } from "./fields.ts";

/** Finds the e-mail of a fiscal code (AC-08). The answer never says whether there is an account. */
export default function ForgotEmailPage() {
  const { forgotEmail } = useMessages(pagesMessages);
  const words = useMessages(fieldMessages);
  const errorWords = useErrorWords();
  const schema = useMemo(() => v.object({ fiscalCode: fiscalCodeField(words) }), [words]);
  const { form, submit } = useControlledForm(schema, () => ({ fiscalCode: "" }));
  const { update, send, reset } = useUpdate(fetchMaskedEmail);
  usePage(forgotEmail);
  const find = () =>
    submit(async ({ fiscalCode }) => {
      await send(fiscalCode);
    });
  const error = update.state === "UpdateFailure" ? update.error : undefined;
  return (
    <ForgotEmailView
      title={forgotEmail}
      value={form.value.fiscalCode}
      onChange={(fiscalCode) => form.onChange({ fiscalCode })}
      error={form.errors.fiscalCode}
      onBlur={form.onBlur}
      onSubmit={() => void find()}
      busy={update.state === "Updating"}
      failure={error !== undefined && errorWords(error)}
      answer={update.state === "Updated" ? update.data : undefined}
      onAgain={reset}
    />
  );
}
