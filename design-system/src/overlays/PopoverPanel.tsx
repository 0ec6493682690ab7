import { Anchor, Content, Root } from "radix-ui/popover";
import { forwardRef, type HTMLAttributes, type KeyboardEvent, type ReactNode, type RefObject } from "react";
import { flushSync } from "react-dom";
import type { Align } from "../theme/align.ts";
import { cx } from "../theme/cx.ts";
import { popover } from "./PopoverPanel.css.ts";
import { returnFocus } from "./returnFocus.ts";
import { panelGap, TopLayer, windowEdge } from "./TopLayer.tsx";
import { wrapAround } from "./wrapAround.ts";

/** Props in addition to the attributes of a `div`. */
export interface PopoverPanelProps extends Omit<HTMLAttributes<HTMLDivElement>, "children" | "onKeyDown"> {
  /** The button that opens the panel. It must be directly before it in the document. */
  opener: RefObject<HTMLElement | null>;
  /** Element that the panel is positioned beside. @default the opener */
  anchor?: RefObject<HTMLElement | null> | undefined;
  /** Alignment with the anchor's start or end. @default "start" */
  align?: Align | undefined;
  onClose: () => void;
  /** Content. A function receives a callback that closes the panel and returns focus. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

const prevent = (event: Event) => event.preventDefault();

/**
 * The panel of a popover, open while it is rendered. Radix positions it and closes it on Escape, a press outside and focus elsewhere. Focus
 * is moved here, in React's commit, and Tab passes through the panel as through the page. Internal: used to build popovers.
 */
export const PopoverPanel = forwardRef<HTMLDivElement, PopoverPanelProps>(function PopoverPanel(
  { opener, anchor = opener, align = "start", onClose, className, children, ...rest },
  ref,
) {
  const close = () => {
    onClose();
    returnFocus(opener.current);
  };
  /** Radix keeps Tab inside the panel. Where Tab would leave it, this continues from the opener instead. */
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key !== "Tab" || !wrapAround(event.currentTarget, event.shiftKey)) return;
    opener.current?.focus();
    if (event.shiftKey) event.preventDefault();
    else flushSync(onClose);
  };
  return (
    <Root open onOpenChange={onClose}>
      <Anchor virtualRef={anchor as RefObject<HTMLElement>} />
      <TopLayer>
        <Content
          {...rest}
          ref={ref}
          className={cx(popover, className)}
          align={align}
          sideOffset={panelGap}
          collisionPadding={windowEdge}
          onKeyDown={onKeyDown}
          onOpenAutoFocus={prevent}
          onCloseAutoFocus={prevent}
          onEscapeKeyDown={() => returnFocus(opener.current)}
          onInteractOutside={(event) => {
            // A press on the opener is handled by the opener.
            if (opener.current?.contains(event.target as Node)) event.preventDefault();
          }}
        >
          {typeof children === "function" ? children(close) : children}
        </Content>
      </TopLayer>
    </Root>
  );
});
