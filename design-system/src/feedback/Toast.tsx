import { Provider, Root, Viewport } from "radix-ui/toast";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { FrontLayer } from "../overlays/FrontLayer.tsx";
import { returnFocus } from "../overlays/returnFocus.ts";
import { useFrontDialog } from "../overlays/useFrontDialog.ts";
import { activeElement } from "../theme/activeElement.ts";
import { useMessages } from "../theme/messages.ts";
import { useCommitEffect } from "../theme/useCommitEffect.ts";
import { Alert } from "./Alert.tsx";
import { feedbackMessages } from "./messages.it.ts";
import { type ShownToast, toasts } from "./showToast.ts";
import * as styles from "./Toast.css.ts";

/** Minimum duration in seconds, to leave time for reading (WCAG 2.2.1). */
const shortest = 6;

/** One message. Its time restarts when pointer and focus leave it. */
function Toast({ text, tone = "positive", action, seconds = 8, onDismiss }: ShownToast & { onDismiss: () => void }) {
  const [turn, setTurn] = useState(0);
  const stays = tone === "negative" || action != null;
  return (
    <Root
      open
      type="background"
      // Radix would continue with the remaining time. A duration that differs by one millisecond makes it restart.
      duration={stays ? Number.POSITIVE_INFINITY : Math.max(shortest, seconds) * 1000 + turn}
      onResume={() => setTurn(turn + 1)}
      onOpenChange={onDismiss}
      className={styles.toast}
      // Lets a finger scroll messages that are higher than the region.
      style={{ touchAction: "pan-y" }}
    >
      <Alert tone={tone} action={action} onDismiss={onDismiss}>
        {text}
      </Alert>
    </Root>
  );
}

/**
 * The region that shows toasts and announces them (WCAG 4.1.3), built on Radix. Render it once per page, in the shell. No toast disappears
 * while the pointer or focus is in the region, or while the window is inactive; swiping sideways dismisses one. Nothing is rendered on a
 * server. An open dialog does not cover it.
 */
export function ToastRegion() {
  const words = useMessages(feedbackMessages);
  const shown = useSyncExternalStore(toasts.subscribe, toasts.shown, toasts.none);
  const dialog = useFrontDialog();
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
    // When Shift and Tab leave the region, Radix focuses an invisible element before the list. WebKit stays there, the others go on.
    const leave = ({ target, relatedTarget }: FocusEvent) => {
      if (!(isInside(relatedTarget) && target instanceof HTMLSpanElement && target.nextElementSibling)) return;
      setTimeout(() => activeElement() === target && cameFrom.current?.focus());
    };
    document.addEventListener("focusout", remember, listening);
    document.addEventListener("focusin", leave, listening);
    return () => listening.abort();
  }, []);

  // After a toast is dismissed by keyboard, focus moves to the next one, and after the last one back to where it was before (WCAG 2.4.3).
  useCommitEffect(() => {
    if (!losesFocus.current) return;
    losesFocus.current = false;
    const next = frame.current?.querySelector<HTMLElement>("li");
    if (next) next.focus();
    else returnFocus(cameFrom.current);
  }, [shown]);

  const dismiss = (id: number) => {
    losesFocus.current = frame.current?.contains(activeElement()) ?? false;
    toasts.remove(id);
  };

  return (
    swipe && (
      <Provider label={words.toast} swipeDirection={swipe} announcerContainer={dialog}>
        {shown.map((toast) => (
          <Toast key={toast.id} {...toast} onDismiss={() => dismiss(toast.id)} />
        ))}
        <FrontLayer>
          <div ref={frame}>
            <Viewport label={words.toasts} className={styles.region} />
          </div>
        </FrontLayer>
      </Provider>
    )
  );
}
