import { useState } from "react";
import type { Draft } from "../forms/draft.ts";
import { isSamePhone, type PhoneValue, readPhone, writePhone } from "../forms/phoneNumber.ts";
import type { ContactFormProps } from "./ContactForm.tsx";
import type { ContactValues } from "./contactSchema.ts";

interface PhoneFormOptions extends Pick<ContactFormProps, "prefixes" | "otherPrefixes"> {
  /** The saved number, "+393331234567". */
  stored: string | null;
  draft: Draft<PhoneValue>;
}

/** Manages the form of the mobile number: the saved number, and a typed one, which is kept until it is saved or equals the saved one. */
export function usePhoneForm({ stored, draft, prefixes, otherPrefixes }: PhoneFormOptions) {
  const [typed, setTyped] = useState(draft.found);
  const saved = readPhone(
    stored,
    prefixes.map(({ value }) => value),
    otherPrefixes,
  );
  const kept = draft.found !== undefined && typed !== undefined && !isSamePhone(typed, saved);
  return {
    form: {
      phone: saved,
      defaultValues: kept ? { phone: draft.found } : undefined,
      prefixes,
      otherPrefixes,
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
