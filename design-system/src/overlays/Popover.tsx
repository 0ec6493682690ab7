import { Slot } from "radix-ui/slot";
import { forwardRef, type HTMLAttributes, type ReactElement, type ReactNode, useId, useRef } from "react";
import type { Align } from "../theme/align.ts";
import { importAgain } from "../theme/importAgain.ts";
import { useMessages } from "../theme/messages.ts";
import { overlaysMessages } from "./messages.it.ts";
import { note } from "./Popover.css.ts";
import { usePartOnDemand } from "./usePartOnDemand.ts";

const loadPanel = importAgain(() => import("./PopoverPanel.tsx"));

/** Props in addition to the attributes of the panel. The ref is the panel, too. */
export interface PopoverProps extends Omit<HTMLAttributes<HTMLDivElement>, "children" | "onKeyDown"> {
  /** Accessible name of the panel. Without it the panel is a plain part of the surrounding landmark. */
  label?: string | undefined;
  /** The button that opens the panel, a single element: `<Button>Dove trovo il POD?</Button>`. Its own handlers still run. */
  trigger: ReactElement;
  /** Alignment with the button's start or end. @default "start" */
  align?: Align | undefined;
  /** Content, rendered while the panel is open. A function receives a callback that closes it. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/**
 * A panel beside the button that opens it (APG: disclosure), not modal. Focus stays on the button and Tab moves into the panel; Escape, a
 * press outside and moving focus out close it. Radix, which positions and closes it, is loaded when the pointer or focus reaches the
 * button.
 */
export const Popover = forwardRef<HTMLDivElement, PopoverProps>(function Popover({ label, trigger, children, ...rest }, ref) {
  const words = useMessages(overlaysMessages);
  const id = useId();
  const button = useRef<HTMLElement>(null);
  const { state, part, preload, toggle, close } = usePartOnDemand(loadPanel);
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
