import { type KeyboardEvent, type MouseEvent, type RefObject, type SyntheticEvent, useReducer, useRef } from "react";
import { activeElement } from "../theme/activeElement.ts";
import { isWatched } from "../theme/lastTouched.ts";
import { warnMisuse } from "../theme/misuse.ts";
import { useCommitEffect } from "../theme/useCommitEffect.ts";
import { findOpener, returnFocus } from "./returnFocus.ts";
import { addDialog, frontDialog, removeDialog } from "./shownDialogs.ts";
import { firstStop, wrapAround } from "./wrapAround.ts";

interface ModalBehaviour {
  dialog: RefObject<HTMLDialogElement | null>;
  /** Element that takes focus on opening. */
  initialFocus: RefObject<HTMLElement | null>;
  /** Escape, and the back gesture on Android, call `onClose`. */
  escapeCloses: boolean;
  /** A press on the backdrop calls `onClose`. */
  backdropCloses: boolean;
  onClose: (() => void) | undefined;
}

/** After the commit, in which a provider that comes together with the dialog begins to watch. */
function checkProvider() {
  if (!isWatched())
    warnMisuse(
      "theme/FavillaProvider",
      "there is no FavillaProvider, so that focus may not return to the opener of a dialog or drawer in Safari",
      "Render `<FavillaProvider>` once around the page.",
    );
}

let frame = 0;

/**
 * Prevents the page behind an open dialog from scrolling, and keeps the scrollbar's room empty, so that nothing moves. It measures in the
 * next frame, so that opening and closing do not wait for a layout of the page.
 */
function fitPageScroll() {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(() => {
    const { clientWidth, style } = document.documentElement;
    const locked = frontDialog() !== undefined;
    if (locked === (style.overflow === "hidden")) return;
    style.paddingInlineEnd = locked ? `${window.innerWidth - clientWidth}px` : "";
    style.overflow = locked ? "hidden" : "";
  });
}

/** Frames for which a dialog that opened without focus is looked after. */
const mostFrames = 100;

/**
 * Moves focus into a dialog that was opened and got none, which happens in WebKit while a page is loading: none of its elements can take
 * focus yet, so it is tried again in each of the next frames.
 */
function takeFocus(dialog: HTMLDialogElement, first: HTMLElement | null, frames = mostFrames) {
  requestAnimationFrame(() => {
    if (!dialog.open || activeElement() !== document.body || frames === 0) return;
    (first ?? firstStop(dialog))?.focus();
    takeFocus(dialog, first, frames - 1);
  });
}

/**
 * Shows a native modal dialog while it is rendered. Focus moves in the commit, in both directions, and never waits for an animation. The
 * browser may close it without asking (a second Escape in Chromium): then `onClose` is called, and it opens again if it is still rendered.
 */
export function useModal({ dialog, initialFocus, escapeCloses, backdropCloses, onClose }: ModalBehaviour) {
  const pressedOutside = useRef(false);
  /** True while a Suspense boundary hides it, or after its end: nobody has closed it then. */
  const isHidden = useRef(false);
  // Kept for as long as the dialog is rendered: behind a Suspense boundary the effect below runs again, when focus is already elsewhere.
  const opener = useRef<HTMLElement | null>(null);
  const [, checkAgain] = useReducer((count: number) => count + 1, 0);

  useCommitEffect(() => {
    const element = dialog.current;
    opener.current ??= findOpener();
    if (process.env.NODE_ENV !== "production") queueMicrotask(checkProvider);
    return () => {
      isHidden.current = true;
      element?.close();
      if (element) removeDialog(element);
      fitPageScroll();
      returnFocus(opener.current);
    };
  }, [dialog]);

  // Runs after every commit: the rendered state wins over whatever closed the element.
  useCommitEffect(() => {
    const element = dialog.current;
    const first = initialFocus.current;
    if (!element || element.open) return;
    // With `autofocus` the browser moves focus there directly, and only once.
    first?.setAttribute("autofocus", "");
    element.showModal();
    isHidden.current = false;
    addDialog(element);
    first?.removeAttribute("autofocus");
    if (activeElement() !== first) first?.focus();
    takeFocus(element, first);
    fitPageScroll();
  });

  const isOwn = (event: SyntheticEvent) => event.target === event.currentTarget;
  const isOutside = (event: MouseEvent<HTMLDialogElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const { clientX: x, clientY: y } = event;
    return isOwn(event) && (x < box.left || x > box.right || y < box.top || y > box.bottom);
  };

  return {
    closedby: escapeCloses ? ("closerequest" as const) : ("none" as const),
    onKeyDown: (event: KeyboardEvent<HTMLDialogElement>) => {
      // Ignores keys of an overlay inside this one, and keys that something inside has handled.
      if ((event.target as Element).closest("dialog") !== event.currentTarget || event.defaultPrevented) return;
      if (event.key === "Escape" && !event.nativeEvent.isComposing) {
        event.preventDefault();
        if (escapeCloses) onClose?.();
      }
      const next = event.key === "Tab" ? wrapAround(event.currentTarget, event.shiftKey) : undefined;
      if (next) {
        event.preventDefault();
        next.focus();
      }
    },
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      // A file input inside fires `cancel` too, and that event bubbles.
      if (!isOwn(event)) return;
      event.preventDefault();
      if (escapeCloses) onClose?.();
    },
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (!isOwn(event) || event.currentTarget.open || isHidden.current) return;
      if (escapeCloses) onClose?.();
      checkAgain();
    },
    // Only a press that began outside closes: a text selection may end outside.
    onPointerDown: (event: MouseEvent<HTMLDialogElement>) => {
      pressedOutside.current = isOutside(event);
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      if (backdropCloses && pressedOutside.current && isOutside(event)) onClose?.();
      pressedOutside.current = false;
    },
  };
}
