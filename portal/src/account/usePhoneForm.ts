import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { useState } from "react";
import type { PhonePrefix } from "../api/phonePrefixes.ts";
import type { Draft } from "../session/useDraft.ts";
import { isSamePhone, type PhoneValue, phoneProblem, prefixOptions, readPhone, writePhone } from "./phoneForm.ts";
import { profileMessages } from "./profileMessages.it.ts";

interface Wanted {
  stored: string | null;
  prefixes: readonly PhonePrefix[] | undefined;
  draft: Draft<PhoneValue>;
  onSave: (phone: string) => void;
}

/**
 * The field of the mobile number. Until something is typed it follows what is stored; what was typed stays, whatever the answer, and is
 * kept until it is saved or is what is stored again.
 */
export function usePhoneForm({ stored, prefixes, draft, onSave }: Wanted) {
  const words = useMessages(profileMessages);
  const [typed, setTyped] = useState(draft.found);
  const [checked, setChecked] = useState(false);
  const options = prefixOptions(prefixes, words);
  const known = readPhone(
    stored,
    options.map((option) => option.value),
  );
  const value = typed ?? known;
  return {
    value,
    options,
    error: checked ? phoneProblem(value, words) : undefined,
    /** Something was typed on an earlier visit, and what is shown is not saved. */
    kept: draft.found !== undefined && !isSamePhone(value, known),
    change: (next: PhoneValue) => {
      setTyped(next);
      if (isSamePhone(next, known)) draft.drop();
      else draft.keep(next);
    },
    /** The field was left: what is wrong with it shows from now on. */
    check: () => setChecked(typed !== undefined || checked),
    submit: () => {
      setChecked(true);
      const phone = writePhone(value);
      if (phone) onSave(phone);
    },
  };
}
