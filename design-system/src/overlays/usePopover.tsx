import { type ForwardedRef, type HTMLAttributes, type ReactNode, useId, useRef } from "react";
import type { Align } from "../theme/align.ts";
import { importAgain } from "../theme/importAgain.ts";
import { useMessages } from "../theme/messages.ts";
import { overlaysMessages } from "./messages.it.ts";
import { note } from "./Popover.css.ts";
import { usePartOnDemand } from "./usePartOnDemand.ts";

const loadPanel = importAgain(() => import("./PopoverPanel.tsx"));

/** Props in addition to the attributes of the panel. */
export interface PopoverContent extends Omit<HTMLAttributes<HTMLDivElement>, "children" | "onKeyDown"> {
  /** Accessible name of the panel. Without it the panel is a plain part of the surrounding landmark. */
  label?: string | undefined;
  /** Alignment with the button's start or end. @default "start" */
  align?: Align | undefined;
  /** Content, rendered while the panel is open. A function receives a callback that closes it. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/**
 * Returns the attributes of a button that opens a popover, and the panel, which must directly follow it. A button of the library takes the
 * attributes as they are; `Popover` gives them to any element.
 */
export function usePopover({ label, id: givenId, children, ...rest }: PopoverContent, ref: ForwardedRef<HTMLDivElement>) {
  const words = useMessages(overlaysMessages);
  const ownId = useId();
  const id = givenId ?? ownId;
  const opener = useRef<HTMLButtonElement>(null);
  const { state, part, preload, toggle, close } = usePartOnDemand(loadPanel);
  const open = state === "open";
  const button = {
    ref: opener,
    "aria-expanded": open,
    "aria-controls": open ? id : undefined,
    "aria-busy": state === "loading" || undefined,
    onPointerEnter: preload,
    onFocus: preload,
    onClick: toggle,
  };
  const panel = (
    <>
      {open && part && (
        <part.PopoverPanel role={label && "group"} aria-label={label} {...rest} ref={ref} id={id} opener={opener} onClose={close}>
          {children}
        </part.PopoverPanel>
      )}
      <span role="status" className={note}>
        {state === "failed" && words.notFetched}
      </span>
    </>
  );
  return { button, panel };
}
