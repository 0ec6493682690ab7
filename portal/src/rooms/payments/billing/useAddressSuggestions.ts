import { useEffect, useRef, useState } from "react";
import { type AddressSuggestion, pickAddress, suggestAddresses, suggestionsDelay } from "./addressSuggestions.ts";
import type { PickedPlace } from "./billingAddress.ts";

interface Suggestions {
  options: readonly AddressSuggestion[];
  loading: boolean;
  /** Asks for suggestions, once the customer pauses. */
  ask: (typed: string) => void;
  /** What a suggestion stands for; null where that cannot be known, or where something else was typed or chosen meanwhile. */
  pick: (id: string) => Promise<PickedPlace | null>;
}

const none = { options: [], loading: false };

/** Suggestions for an address that is being typed (BA-02): late enough, and never those for an earlier text. */
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
