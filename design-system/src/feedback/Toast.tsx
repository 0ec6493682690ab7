import { Provider, Root, Viewport } from "radix-ui/toast";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { returnFocus } from "../overlays/focus.ts";
import { useMessages } from "../theme/messages.ts";
import { useCommitEffect } from "../theme/useCommitEffect.ts";
import { Alert } from "./Alert.tsx";
import { feedbackMessages } from "./messages.it.ts";
import { type ShownToast, toasts } from "./showToast.ts";
import * as styles from "./Toast.css.ts";

// audit-exempt: focus-obscured In a window of 320 by 256 px a long message lies over the whole width until it is closed or its time is over. until 2027-05-01

/** Seconds: shorter than this nobody reads it (WCAG 2.2.1). */
const shortest = 6;

/** One message; its time begins anew whenever it is no longer held. */
function Toast({ text, tone = "positive", action, seconds = 8, onDismiss }: ShownToast & { onDismiss: () => void }) {
  const [turn, setTurn] = useState(0);
  const stays = tone === "negative" || action != null;
  return (
    <Root
      open
      type="background"
      // Radix goes on with the time that was left: another millisecond makes it begin anew.
      duration={stays ? Number.POSITIVE_INFINITY : Math.max(shortest, seconds) * 1000 + turn}
      onResume={() => setTurn(turn + 1)}
      onOpenChange={onDismiss}
      className={styles.toast}
      // A finger may still scroll messages that are higher than their room.
      style={{ touchAction: "pan-y" }}
    >
      <Alert tone={tone} action={action} onDismiss={onDismiss}>
        {text}
      </Alert>
    </Root>
  );
}

/**
 * The place where toasts show and from which they are said (WCAG 4.1.3), by Radix: once in the page, in the shell. While the pointer or focus is
 * in it, or the window is left, nothing goes away; a message goes by a swipe to the side too. Nothing of it is in a server's HTML.
 */
export function ToastRegion() {
  const words = useMessages(feedbackMessages);
  const shown = useSyncExternalStore(toasts.subscribe, toasts.shown, toasts.none);
  const frame = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  const losesFocus = useRef(false);
  const [swipe, setSwipe] = useState<"left" | "right">();

  useCommitEffect(() => setSwipe(document.documentElement.dir === "rtl" ? "left" : "right"), []);

  useEffect(() => {
    const listening = new AbortController();
    const isInside = (target: EventTarget | null) => target instanceof Node && (frame.current?.contains(target) ?? false);
    const remember = ({ target, relatedTarget }: FocusEvent) => {
      if (isInside(relatedTarget) && !isInside(target) && target instanceof HTMLElement) cameFrom.current = target;
    };
    document.addEventListener("focusout", remember, listening);
    return () => listening.abort();
  }, []);

  // Whoever dismisses by key goes on to the next message, and after the last one back to where they were (WCAG 2.4.3).
  useCommitEffect(() => {
    if (!losesFocus.current) return;
    losesFocus.current = false;
    const next = frame.current?.querySelector<HTMLElement>("li");
    if (next) next.focus();
    else returnFocus(cameFrom.current);
  }, [shown]);

  const dismiss = (id: number) => {
    losesFocus.current = frame.current?.contains(document.activeElement) ?? false;
    toasts.remove(id);
  };

  return (
    swipe && (
      <Provider label={words.toast} swipeDirection={swipe}>
        {shown.map((toast) => (
          <Toast key={toast.id} {...toast} onDismiss={() => dismiss(toast.id)} />
        ))}
        <div ref={frame}>
          <Viewport label={words.toasts} className={styles.region} />
        </div>
      </Provider>
    )
  );
}
