import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { useState } from "react";
import type { PhonePrefix } from "../api/phonePrefixes.ts";
import { type PhoneValue, phoneProblem, prefixOptions, readPhone, writePhone } from "./phoneForm.ts";
import { profileMessages } from "./profileMessages.it.ts";

/** The field of the mobile number. Until something is typed it follows what is stored; what was typed stays, whatever the answer. */
export function usePhoneForm(stored: string | null, prefixes: readonly PhonePrefix[] | undefined, onSave: (phone: string) => void) {
  const words = useMessages(profileMessages);
  const [typed, setTyped] = useState<PhoneValue>();
  const [checked, setChecked] = useState(false);
  const options = prefixOptions(prefixes, words);
  const value =
    typed ??
    readPhone(
      stored,
      options.map((option) => option.value),
    );
  return {
    value,
    options,
    error: checked ? phoneProblem(value, words) : undefined,
    change: setTyped,
    /** The field was left: what is wrong with it shows from now on. */
    check: () => setChecked(typed !== undefined || checked),
    submit: () => {
      setChecked(true);
      const phone = writePhone(value);
      if (phone) onSave(phone);
    },
  };
}
