import { Anchor, Content, Root } from "radix-ui/popover";
import { forwardRef, type HTMLAttributes, type KeyboardEvent, type ReactNode, type RefObject } from "react";
import { flushSync } from "react-dom";
import { cx } from "../theme/cx.ts";
import { returnFocus, wrapAround } from "./focus.ts";
import { popover } from "./PopoverPanel.css.ts";
import { panelGap, TopLayer, windowEdge } from "./TopLayer.tsx";

/** Attributes of a `div` besides these. */
export interface PopoverPanelProps extends Omit<HTMLAttributes<HTMLDivElement>, "children" | "onKeyDown"> {
  /** The button that opens it, which stands right before it in the document. */
  opener: RefObject<HTMLElement | null>;
  /** What it stands beside. @default the opener */
  anchor?: RefObject<HTMLElement | null> | undefined;
  /** In line with the anchor's start, or its end. @default "start" */
  align?: "start" | "end" | undefined;
  onClose: () => void;
  /** As a function it is given what closes the panel and gives focus back. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

const prevent = (event: Event) => event.preventDefault();

/**
 * The panel of a popover, open as long as it is rendered, by Radix: where it stands, and that Escape, a press outside and focus elsewhere close it.
 * Focus moves in the commit, so by us, and Tab goes through it as through the page. Only for building popovers.
 */
export const PopoverPanel = forwardRef<HTMLDivElement, PopoverPanelProps>(function PopoverPanel(
  { opener, anchor = opener, align = "start", onClose, className, children, ...rest },
  ref,
) {
  const close = () => {
    onClose();
    returnFocus(opener.current);
  };
  /** Radix keeps Tab inside: it goes on from the opener instead, where it would leave. */
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
            // The opener closes it by itself.
            if (opener.current?.contains(event.target as Node)) event.preventDefault();
          }}
        >
          {typeof children === "function" ? children(close) : children}
        </Content>
      </TopLayer>
    </Root>
  );
});
