import { type KeyboardEvent, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { returnFocus } from "../overlays/focus.ts";
import { useMessages } from "../theme/messages.ts";
import { useCommitEffect } from "../theme/useCommitEffect.ts";
import { Alert, type AlertProps } from "./Alert.tsx";
import { feedbackMessages } from "./messages.it.ts";
import * as styles from "./Toast.css.ts";

// audit-exempt: focus-obscured In a window of 320 by 256 px a long message lies over the whole width until it is closed or its time is over. until 2027-05-01

/** Seconds: shorter than this nobody reads it (WCAG 2.2.1). */
const shortest = 6;

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

interface Shown extends ToastMessage {
  id: number;
}

const none: readonly Shown[] = [];
let shown = none;
let count = 0;
const listeners = new Set<() => void>();

function change(next: readonly Shown[]) {
  shown = next;
  for (const listener of listeners) listener();
}

const remove = (id: number) => change(shown.filter((toast) => toast.id !== id));

/** Has the page's `ToastRegion` show a message. The function it returns takes the message away. */
export function showToast(toast: ToastMessage): () => void {
  count += 1;
  const id = count;
  change([...shown, { ...toast, id }]);
  return () => remove(id);
}

/** `showToast`, for components. */
export const useToast = (): typeof showToast => showToast;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** One message; its time begins anew whenever it is no longer held. */
function Toast({ id, text, tone = "positive", action, seconds = 8, held, onDismiss }: Shown & { held: boolean; onDismiss: () => void }) {
  const stays = held || tone === "negative" || action != null;
  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(remove, Math.max(shortest, seconds) * 1000, id);
    return () => clearTimeout(timer);
  }, [stays, seconds, id]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    onDismiss();
  };
  return (
    <Alert tone={tone} action={action} className={styles.toast} onDismiss={onDismiss} onKeyDown={onKeyDown}>
      {text}
    </Alert>
  );
}

/**
 * The place where toasts show and from which they are said (WCAG 4.1.3): once in the page, in the shell, there before the first one.
 * While the pointer or focus is in it nothing goes away.
 */
export function ToastRegion() {
  const words = useMessages(feedbackMessages);
  const toasts = useSyncExternalStore(
    subscribe,
    () => shown,
    () => none,
  );
  const region = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  const losesFocus = useRef(false);
  const [held, setHeld] = useState(false);
  const measure = () => setHeld(region.current?.matches(":hover, :focus-within") ?? false);

  // Whoever dismisses by key goes on to the next message, and after the last one back to where they were (WCAG 2.4.3).
  useCommitEffect(() => {
    if (losesFocus.current) {
      losesFocus.current = false;
      const next = region.current?.querySelector<HTMLElement>("button:last-child");
      if (next) next.focus();
      else returnFocus(cameFrom.current);
    }
    setHeld(region.current?.matches(":hover, :focus-within") ?? false);
  }, [toasts]);

  return (
    <div
      ref={region}
      role="log"
      aria-label={words.toasts}
      className={styles.region}
      onPointerEnter={measure}
      onPointerLeave={measure}
      onFocus={({ relatedTarget, currentTarget }) => {
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
        measure();
      }}
      onBlur={measure}
    >
      {toasts.map((toast) => (
        <Toast
          key={toast.id}
          {...toast}
          held={held}
          onDismiss={() => {
            losesFocus.current = region.current?.contains(document.activeElement) ?? false;
            remove(toast.id);
          }}
        />
      ))}
    </div>
  );
}
