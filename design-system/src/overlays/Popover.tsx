import { Slot } from "@radix-ui/react-slot";
import { forwardRef, type ReactElement } from "react";
import { type PopoverContent, usePopover } from "./usePopover.tsx";

/** Props in addition to the attributes of the panel. The ref is the panel, too. */
export interface PopoverProps extends PopoverContent {
  /** The button that opens the panel, a single element: `<Button>Dove trovo il POD?</Button>`. Its own handlers still run. */
  trigger: ReactElement;
}

/**
 * A panel beside the button that opens it (APG: disclosure), not modal. Focus stays on the button and Tab moves into the panel; Escape, a
 * press outside and moving focus out close it. Radix, which positions and closes it, is loaded when the pointer or focus reaches the
 * button.
 */
export const Popover = forwardRef<HTMLDivElement, PopoverProps>(function Popover({ trigger, ...rest }, ref) {
  const { button, panel } = usePopover(rest, ref);
  return (
    <>
      <Slot {...button}>{trigger}</Slot>
      {panel}
    </>
  );
});
