import {
  cloneElement,
  type FocusEvent,
  forwardRef,
  type HTMLAttributes,
  type PointerEvent,
  type ReactElement,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import { cx } from "../theme/cx.ts";
import * as popoverStyles from "./Popover.css.ts";
import { tooltip } from "./Tooltip.css.ts";
import { useAnchored } from "./useAnchored.ts";

/** Milliseconds that the pointer rests before it opens: passing by opens nothing. */
const openAfter = 300;
/** Milliseconds to get from the element to the bubble. */
const closeAfter = 200;

export interface TooltipProps extends Omit<HTMLAttributes<HTMLSpanElement>, "children" | "popover"> {
  /** A few words that help and that nobody misses: fingers never see them. Read after the element's name. */
  text: string;
  /** One element that takes focus: a button, a link. */
  children: ReactElement<{ "aria-describedby"?: string | undefined }>;
}

/**
 * A hint above what the pointer rests on or the keyboard has focus on (WCAG 1.4.13): it stays under the pointer and as long as
 * either is there, and Escape takes it away. Attributes and ref are the bubble's. State: `hidden`.
 */
export const Tooltip = forwardRef<HTMLSpanElement, TooltipProps>(function Tooltip({ text, className, children, ...rest }, ref) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const timer = useRef(0);
  useImperativeHandle(ref, () => bubble.current as HTMLSpanElement, []);
  useAnchored({ open, root, panel: bubble, side: "above", align: "center" });

  const change = (next: boolean, after: number) => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(setOpen, after, next);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!open) return;
    const listening = new AbortController();
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      clearTimeout(timer.current);
      setOpen(false);
    };
    // At the window, which hears it first: the popover or dialog around it stays open.
    window.addEventListener("keydown", onKeyDown, { capture: true, signal: listening.signal });
    return () => listening.abort();
  }, [open]);

  const onEnter = ({ pointerType }: PointerEvent) => {
    if (pointerType !== "touch") change(true, open ? 0 : openAfter);
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (target.matches(":focus-visible")) change(true, 0);
  };
  /** What is left by one is kept by the other. */
  const onLeave = (keptBy: string) => () => {
    if (!root.current?.matches(`:has(${keptBy})`)) change(false, closeAfter);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches what happens to the element inside.
    <span
      ref={root}
      className={popoverStyles.root}
      onPointerEnter={onEnter}
      onPointerLeave={onLeave(":focus-visible")}
      onFocus={onFocus}
      onBlur={onLeave(":hover")}
    >
      {cloneElement(children, { "aria-describedby": cx(children.props["aria-describedby"], id) })}
      <span role="tooltip" {...rest} ref={bubble} id={id} popover="manual" hidden={!open} className={cx(tooltip, className)}>
        {text}
      </span>
    </span>
  );
});
