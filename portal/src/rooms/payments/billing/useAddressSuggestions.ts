import type { PickedPlace } from "@favilla/design-system/payments/billingAddressChange.ts";
import { useEffect, useRef, useState } from "react";
import { type AddressSuggestion, pickAddress, suggestAddresses, suggestionsDelay } from "./addressSuggestions.ts";

interface Suggestions {
  options: readonly AddressSuggestion[];
  loading: boolean;
  /** Requests suggestions after a pause in typing. */
  ask: (typed: string) => void;
  /** Resolves to the address of a suggestion, or null if it is unknown or the customer has typed or selected something else meanwhile. */
  pick: (id: string) => Promise<PickedPlace | null>;
}

const none = { options: [], loading: false };

/** Loads suggestions for a typed address (BA-02), with a delay, and ignores responses for an earlier text. */
export function useAddressSuggestions(): Suggestions {
  const [{ options, loading }, set] = useState<{ options: readonly AddressSuggestion[]; loading: boolean }>(none);
  const turn = useRef(0);
  const timer = useRef<number | undefined>(undefined);
  const begin = () => {
    window.clearTimeout(timer.current);
    turn.current += 1;
    return turn.current;
  };
  useEffect(
    () => () => {
      window.clearTimeout(timer.current);
      turn.current += 1;
    },
    [],
  );

  return {
    options,
    loading,
    ask(typed) {
      const mine = begin();
      set((before) => ({ ...before, loading: true }));
      timer.current = window.setTimeout(async () => {
        const found = await suggestAddresses(typed);
        if (turn.current === mine) set({ options: found, loading: false });
      }, suggestionsDelay);
    },
    async pick(id) {
      const chosen = options.find((option) => option.id === id);
      const mine = begin();
      set(none);
      const place = chosen ? await pickAddress(chosen) : null;
      return turn.current === mine ? place : null;
    },
  };
}
