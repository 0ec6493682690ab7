import type { AlertProps } from "./Alert.tsx";

export interface ToastMessage {
  /** What has happened, in one sentence: "Hai rinominato la fornitura." */
  text: string;
  /** @default "positive" */
  tone?: AlertProps["tone"];
  /** A link (`tone="inherit"`) or a button, one. It never goes away by itself then. */
  action?: AlertProps["action"];
  /** How long it stays, 6 at least. A `negative` one, or one with an action, stays until it is dismissed. @default 8 */
  seconds?: number | undefined;
}

export interface ShownToast extends ToastMessage {
  id: number;
}

const none: readonly ShownToast[] = [];
let shown = none;
let count = 0;
const listeners = new Set<() => void>();

function change(next: readonly ShownToast[]) {
  shown = next;
  for (const listener of listeners) listener();
}

/** What a `ToastRegion` shows, the newest last. */
export const toasts = {
  remove: (id: number): void => change(shown.filter((toast) => toast.id !== id)),
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  shown: (): readonly ShownToast[] => shown,
  none: (): readonly ShownToast[] => none,
};

/**
 * Has the page's `ToastRegion` show a message; what comes before the region waits for it.
 * The function it returns takes the message away.
 */
export function showToast(toast: ToastMessage): () => void {
  count += 1;
  const id = count;
  change([...shown, { ...toast, id }]);
  return () => toasts.remove(id);
}

/** `showToast`, for components. */
export const useToast = (): typeof showToast => showToast;
