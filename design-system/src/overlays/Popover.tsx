import {
  forwardRef,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  useCallback,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import { cx } from "../theme/cx.ts";
import { returnFocus } from "./focus.ts";
import * as styles from "./Popover.css.ts";
import { useAnchored } from "./useAnchored.ts";
import { useLightDismiss } from "./useLightDismiss.ts";

/** What the button that opens a popover takes. */
export interface PopoverTriggerProps {
  "aria-expanded": boolean;
  "aria-controls": string | undefined;
  onClick: () => void;
}

/** Attributes go to the panel, and so does the ref. */
export interface PopoverProps extends Omit<HTMLAttributes<HTMLDivElement>, "children" | "popover"> {
  /** What the panel is about: its accessible name. */
  label: string;
  /** Renders the button that opens it: `(wiring) => <Button {...wiring}>Dove trovo il POD?</Button>`. One element. */
  trigger: (wiring: PopoverTriggerProps) => ReactElement;
  /** Rendered while it is open. As a function it is given what closes it. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/**
 * A panel beside the button that opens it, while the page stays in use (APG: disclosure). Focus stays on the button and Tab goes into the panel;
 * Escape, a press outside and leaving it close it.
 */
export const Popover = forwardRef<HTMLDivElement, PopoverProps>(function Popover({ label, trigger, className, children, ...rest }, ref) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => panel.current as HTMLDivElement);
  const dismiss = useCallback(() => setOpen(false), []);
  useAnchored({ open, root, panel, side: "below", align: "start" });
  useLightDismiss(open, root, dismiss);
  const close = () => {
    dismiss();
    returnFocus(root.current?.firstElementChild as HTMLElement | null);
  };
  return (
    <div ref={root} className={styles.root}>
      {trigger({ "aria-expanded": open, "aria-controls": open ? id : undefined, onClick: () => setOpen(!open) })}
      {open && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, and here are any things.
        <div id={id} role="group" aria-label={label} {...rest} ref={panel} popover="manual" className={cx(styles.popover, className)}>
          {typeof children === "function" ? children(close) : children}
        </div>
      )}
    </div>
  );
});
