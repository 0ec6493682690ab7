import { Content, Provider, Root, Trigger } from "radix-ui/tooltip";
import { type FocusEvent, forwardRef, type HTMLAttributes, type ReactElement, useId, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { cx } from "../theme/cx.ts";
import { tooltip } from "./Tooltip.css.ts";
import { panelGap, TopLayer, windowEdge } from "./TopLayer.tsx";

/** Milliseconds that the pointer rests before it opens: passing by opens nothing. */
const openAfter = 300;

export interface TooltipProps extends Omit<HTMLAttributes<HTMLDivElement>, "children"> {
  /** A few words that help and that nobody misses: fingers never see them. Read after the element's name. */
  text: string;
  /** One element that takes focus: a button, a link. */
  children: ReactElement;
}

const isFocused = (element: Element | null) => element?.matches(":focus-visible") ?? false;

/** Where the bubble is in the document: in the same theme and dialog, and in no paragraph, which may not hold it. */
const placeOf = (element: Element | null) => element?.closest("dialog, [popover], [data-brand], [data-mode]") ?? document.body;

/**
 * A hint above what the pointer rests on or the keyboard has focus on (WCAG 1.4.13), by Radix: it stays under the pointer and as long as
 * either is there, and Escape takes it away. Attributes and ref are the bubble's, which is there while it shows. State: `data-state`.
 */
export const Tooltip = forwardRef<HTMLDivElement, TooltipProps>(function Tooltip({ text, className, children, ...rest }, ref) {
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <Provider delayDuration={openAfter}>
      <Root
        open={open}
        // The pointer that leaves takes nothing away from the keyboard.
        onOpenChange={(next) => setOpen(next || isFocused(trigger.current))}
      >
        <Trigger
          asChild
          ref={trigger}
          aria-describedby={id}
          onFocus={(event: FocusEvent) => {
            // Focus that a script gives, as a dialog gives it back, shows nothing.
            if (!isFocused(event.target)) event.preventDefault();
          }}
        >
          {children}
        </Trigger>
        {open ? (
          createPortal(
            <TopLayer>
              <Content
                {...rest}
                ref={ref}
                id={id}
                className={cx(tooltip, className)}
                sideOffset={panelGap}
                collisionPadding={windowEdge}
                onEscapeKeyDown={(event) => {
                  event.preventDefault();
                  setOpen(false);
                }}
              >
                {text}
              </Content>
            </TopLayer>,
            placeOf(trigger.current),
          )
        ) : (
          <span role="tooltip" id={id} hidden>
            {text}
          </span>
        )}
      </Root>
    </Provider>
  );
});
