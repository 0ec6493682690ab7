import { useState } from "react";

interface EmailForm<Value> {
  value: Value;
  change: (value: Value) => void;
  /** Show what is wrong with what was typed, and once it was sent also what is missing. */
  leave: () => void;
  stage: "typing" | "left" | "sent";
  /** Why the servers refused the address, until it is typed again. */
  refusal: string | undefined;
  sent: () => void;
  refuse: (words: string) => void;
}

/** What a short form holds, and from when on it says what is wrong: once a field was left, and all of it once it was sent. */
export function useEmailForm<Value>(first: Value): EmailForm<Value> {
  const [{ value, stage, refusal }, set] = useState<{ value: Value; stage: EmailForm<Value>["stage"]; refusal?: string | undefined }>({
    value: first,
    stage: "typing",
  });
  return {
    value,
    stage,
    refusal,
    change: (next) => set((before) => ({ ...before, value: next, refusal: undefined })),
    leave: () => set((before) => (before.stage === "typing" ? { ...before, stage: "left" } : before)),
    sent: () => set((before) => ({ ...before, stage: "sent" })),
    refuse: (words) => set((before) => ({ ...before, refusal: words })),
  };
}
