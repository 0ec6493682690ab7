import { Slot } from "radix-ui/slot";
import { forwardRef, type HTMLAttributes, type ReactElement, type ReactNode, useId, useRef } from "react";
import { importAgain } from "../forms/importAgain.ts";
import { useMessages } from "../theme/messages.ts";
import { overlaysMessages } from "./messages.it.ts";
import { note } from "./Popover.css.ts";
import { useLatePart } from "./useLatePart.ts";

const loadPanel = importAgain(() => import("./PopoverPanel.tsx"));

/** Attributes go to the panel, and so does the ref. */
export interface PopoverProps extends Omit<HTMLAttributes<HTMLDivElement>, "children" | "onKeyDown"> {
  /** What the panel is about: its accessible name. Without it the panel is a mere part of the landmark around it. */
  label?: string | undefined;
  /** The button that opens it, one element: `<Button>Dove trovo il POD?</Button>`. What it does by itself it still does. */
  trigger: ReactElement;
  /** In line with the button's start, or its end. @default "start" */
  align?: "start" | "end" | undefined;
  /** Rendered while it is open. As a function it is given what closes it. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/**
 * A panel beside the button that opens it, while the page stays in use (APG: disclosure). Focus stays on the button and Tab goes into the panel;
 * Escape, a press outside and leaving it close it. Radix, which places and closes it, comes when the pointer or focus is on the button.
 */
export const Popover = forwardRef<HTMLDivElement, PopoverProps>(function Popover({ label, trigger, children, ...rest }, ref) {
  const words = useMessages(overlaysMessages);
  const id = useId();
  const button = useRef<HTMLElement>(null);
  const { state, part, preload, toggle, close } = useLatePart(loadPanel);
  const open = state === "open";
  return (
    <>
      <Slot
        ref={button}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-busy={state === "loading" || undefined}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={toggle}
      >
        {trigger}
      </Slot>
      {open && part && (
        <part.PopoverPanel role={label && "group"} aria-label={label} {...rest} ref={ref} id={id} opener={button} onClose={close}>
          {children}
        </part.PopoverPanel>
      )}
      <span role="status" className={note}>
        {state === "failed" && words.notFetched}
      </span>
    </>
  );
});
