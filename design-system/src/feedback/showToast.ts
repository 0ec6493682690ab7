import { createListeners } from "../theme/listeners.ts";
import type { AlertProps } from "./Alert.tsx";

export interface ToastMessage {
  /** The event in one sentence: "Hai rinominato la fornitura." */
  text: string;
  /** @default "positive" */
  tone?: AlertProps["tone"];
  /** One link (`tone="inherit"`) or button. A toast with an action stays until it is dismissed. */
  action?: AlertProps["action"];
  /** Duration in seconds, at least 6. A `negative` toast, or one with an action, stays until it is dismissed. @default 8 */
  seconds?: number | undefined;
}

export interface ShownToast extends ToastMessage {
  id: number;
}

const none: readonly ShownToast[] = [];
let shownToasts = none;
let count = 0;
const listeners = createListeners();

function change(next: readonly ShownToast[]) {
  shownToasts = next;
  listeners.notify();
}

/** Store of the toasts that a `ToastRegion` shows, newest last. */
export const toasts = {
  remove: (id: number): void => change(shownToasts.filter((toast) => toast.id !== id)),
  subscribe: listeners.subscribe,
  shown: (): readonly ShownToast[] => shownToasts,
  none: (): readonly ShownToast[] => none,
};

/**
 * Shows a message in the page's `ToastRegion`. A message shown before the region exists appears when it does. Returns a function that
 * removes the message.
 */
export function showToast(toast: ToastMessage): () => void {
  count += 1;
  const id = count;
  change([...shownToasts, { ...toast, id }]);
  return () => toasts.remove(id);
}

/** Returns `showToast`, for components. */
export const useToast = (): typeof showToast => showToast;
