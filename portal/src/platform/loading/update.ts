import type { Update } from "@favilla/design-system/data/load.ts";

export type UpdateEvent<T> = { type: "sent" } | { type: "accepted"; data: T } | { type: "failed"; error: unknown } | { type: "reset" };

/** Returns the next state. A write may be sent (again) unless one is pending; a pending one succeeds or fails. */
export function nextUpdate<T>(update: Update<T>, event: UpdateEvent<T>): Update<T> {
  const onItsWay = update.state === "Updating";
  switch (event.type) {
    case "sent":
      return onItsWay ? update : { state: "Updating" };
    case "accepted":
      return onItsWay ? { state: "Updated", data: event.data } : update;
    case "failed":
      return onItsWay ? { state: "UpdateFailure", error: event.error } : update;
    case "reset":
      return onItsWay ? update : { state: "Unset" };
  }
}

/** Time of a submission, in milliseconds of `performance.now()`, and its input. */
export interface Press {
  at: number;
  input: string;
}

/** Two presses within this number of milliseconds are a double press. */
const doublePress = 500;

/** Tells whether this is the second press of a double press whose first request was accepted. */
export const isDoublePress = (accepted: Press | undefined, press: Press): boolean =>
  accepted?.input === press.input && press.at - accepted.at < doublePress;

export interface OnceKeys {
  /** Returns the idempotency key for a write. The key is the same if the same input is sent again after an unknown outcome. */
  keyFor: (input: unknown) => string;
  /** Called when the outcome is known: the next write gets a new key. */
  settle: () => void;
}

/** Manages idempotency keys for writes that must happen only once (AP-15), for one sender. */
export function onceKeys(invent: () => string = () => crypto.randomUUID()): OnceKeys {
  let lastWrite: { input: string; key: string } | undefined;
  return {
    keyFor(input) {
      const text = JSON.stringify(input) ?? "";
      if (lastWrite?.input !== text) lastWrite = { input: text, key: invent() };
      return lastWrite.key;
    },
    settle() {
      lastWrite = undefined;
    },
  };
}
