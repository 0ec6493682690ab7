import type { ContactValues } from "./contactSchema.ts";
import { isSamePhone, type PhoneValue, readPhone, writePhone } from "../forms/phoneNumber.ts";
import { useState } from "react";
import * as z from "zod/mini";
import type { PhonePrefix } from "../../../portal/src/platform/contact/phonePrefixes.ts";
import { usePrefixOptions } from "../../../portal/src/platform/contact/usePrefixOptions.ts";
import type { Draft } from "../../../portal/src/platform/session/useDraft.ts";

/** Schema of the draft, which survives a forced sign-in and leaving the page. */
export const phoneDraftSchema = z.object({ prefix: z.string(), number: z.string() });

interface PhoneFormOptions {
  stored: string | null;
  prefixes: readonly PhonePrefix[] | undefined;
  draft: Draft<PhoneValue>;
}

/** Manages the form of the mobile number: the saved number, and a typed one, which is kept until it is saved or equals the saved one. */
export function usePhoneForm({ stored, prefixes, draft }: PhoneFormOptions) {
  const [typed, setTyped] = useState(draft.found);
  const options = usePrefixOptions(prefixes);
  const saved = readPhone(
    stored,
    options.prefixes.map((option) => option.value),
    options.otherPrefixes,
  );
  const kept = draft.found !== undefined && typed !== undefined && !isSamePhone(typed, saved);
  return {
    form: {
      phone: saved,
      defaultValues: kept ? { phone: draft.found } : undefined,
      ...options,
    },
    /** True if the displayed number was typed on an earlier visit and is not saved. */
    kept,
    /** Tells whether a number, "+393331234567", is the saved one. */
    isSaved: (number: string) => number === writePhone(saved),
    keep: ({ phone }: ContactValues) => {
      setTyped(phone);
      if (isSamePhone(phone, saved)) draft.drop();
      else draft.keep(phone);
    },
  };
}
