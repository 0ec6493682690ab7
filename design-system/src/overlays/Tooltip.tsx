import { Content, Provider, Root, Trigger } from "radix-ui/tooltip";
import {
  type AriaAttributes,
  cloneElement,
  type FocusEvent,
  forwardRef,
  type HTMLAttributes,
  isValidElement,
  type ReactElement,
  useId,
  useRef,
  useState,
} from "react";
import { createPortal } from "react-dom";
import { cx } from "../theme/cx.ts";
import { tooltip } from "./Tooltip.css.ts";
import { panelGap, TopLayer, windowEdge } from "./TopLayer.tsx";

/** Milliseconds of hovering before the tooltip opens, so that a passing pointer does not open it. */
const openAfter = 300;

export interface TooltipProps extends Omit<HTMLAttributes<HTMLDivElement>, "children"> {
  /** A few helpful but not essential words: touch users never see them. Read after the element's name. */
  text: string;
  /** One focusable element: a button or a link. */
  children: ReactElement;
}

const isFocused = (element: Element | null) => element?.matches(":focus-visible") ?? false;

/** Returns the parent for the bubble: in the same theme and dialog, but not in a paragraph, where a `div` is invalid. */
const placeOf = (element: Element | null) => element?.closest("dialog, [popover], [data-brand], [data-mode]") ?? document.body;

/**
 * A hint above an element that the pointer is on or that has keyboard focus (WCAG 1.4.13), built on Radix. It stays while the pointer is on
 * it or on the element, and Escape closes it. Attributes and ref go to the bubble, which exists while it shows. State: `data-state`.
 */
export const Tooltip = forwardRef<HTMLDivElement, TooltipProps>(function Tooltip({ text, id: givenId, className, children, ...rest }, ref) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const described = isValidElement<AriaAttributes>(children) && children.props["aria-describedby"];
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <Provider delayDuration={openAfter}>
      <Root
        open={open}
        // A pointer that leaves does not close a tooltip of the focused element.
        onOpenChange={(next) => setOpen(next || isFocused(trigger.current))}
      >
        <Trigger
          asChild
          ref={trigger}
          aria-describedby={id}
          onFocus={(event: FocusEvent) => {
            // Focus moved by script, for example when a dialog closes, does not open the tooltip.
            if (!isFocused(event.target)) event.preventDefault();
          }}
        >
          {/* The attributes of the child win over those of the trigger. */}
          {described ? cloneElement(children as ReactElement<AriaAttributes>, { "aria-describedby": cx(described, id) }) : children}
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
