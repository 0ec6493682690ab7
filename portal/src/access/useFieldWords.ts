import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { useMemo } from "react";
import type { EmailWords } from "./emailField.ts";
import { type FieldMessages, fieldMessages } from "./fieldMessages.it.ts";
import { accessMessages } from "./messages.it.ts";

export type FieldWords = FieldMessages & EmailWords;

/** What can be wrong with a field of registering or recovering; the e-mail's words are those of the sign-in. */
export function useFieldWords(): FieldWords {
  const own = useMessages(fieldMessages);
  const { emailRequired, emailInvalid, emailCharacters, tooLong } = useMessages(accessMessages);
  return useMemo(
    () => ({ ...own, emailRequired, emailInvalid, emailCharacters, tooLong }),
    [own, emailRequired, emailInvalid, emailCharacters, tooLong],
  );
}
