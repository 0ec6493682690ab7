/** What became of something sent (AP-08). */
export type Update<T> =
  | { state: "Unset" }
  | { state: "Updating" }
  | { state: "Updated"; data: T }
  | { state: "UpdateFailure"; error: unknown };

export type UpdateEvent<T> = { type: "sent" } | { type: "accepted"; data: T } | { type: "failed"; error: unknown } | { type: "reset" };

/** The only transitions: anything may be sent (again) while nothing is on its way; what is on its way ends well or badly. */
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

/** When something was sent, in milliseconds of `performance.now()`, and what. */
export interface Press {
  at: number;
  input: string;
}

/** Presses that come sooner after one another are one double press, in milliseconds. */
const doublePress = 500;

/** Whether this is the second half of a double press whose first half the servers have accepted already. */
export const isDoublePress = (accepted: Press | undefined, press: Press): boolean =>
  accepted?.input === press.input && press.at - accepted.at < doublePress;

export interface OnceKeys {
  /** The key for a write: the same as long as the same is sent again after an outcome that is not known. */
  keyFor: (input: unknown) => string;
  /** The outcome is known: the next write is another one. */
  settle: () => void;
}

/** Keys for writes that must happen once (AP-15), for one place that sends them. */
export function onceKeys(invent: () => string = () => crypto.randomUUID()): OnceKeys {
  let held: { input: string; key: string } | undefined;
  return {
    keyFor(input) {
      const text = JSON.stringify(input) ?? "";
      if (held?.input !== text) held = { input: text, key: invent() };
      return held.key;
    },
    settle() {
      held = undefined;
    },
  };
}
