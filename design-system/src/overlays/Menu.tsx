import { Slot } from "radix-ui/slot";
import { forwardRef, type HTMLAttributes, type KeyboardEvent, type ReactElement, useId, useRef } from "react";
import { importAgain } from "../forms/importAgain.ts";
import { useMessages } from "../theme/messages.ts";
import { checkIds, checkName } from "../theme/misuse.ts";
import type { MenuAction } from "./MenuPanel.tsx";
import { overlaysMessages } from "./messages.it.ts";
import { note } from "./Popover.css.ts";
import { useLatePart } from "./useLatePart.ts";

const loadPanel = importAgain(() => import("./MenuPanel.tsx"));

/** Attributes go to the list, and so does the ref. */
export interface MenuProps extends Omit<HTMLAttributes<HTMLDivElement>, "children" | "dir"> {
  /** The button that opens it, one element: `<Button>Esporta</Button>`. */
  trigger: ReactElement;
  /** What is chosen: stands above the list, and is its name. @default the button's name */
  label?: string | undefined;
  /** Two at least, in the order in which they are wanted: the first has focus at once. */
  items: readonly MenuAction[];
  /** In line with the button's start, or its end. @default "start" */
  align?: "start" | "end" | undefined;
}

/**
 * A button with several things it can do (APG: menu button). Pages to go to are links, in a `Popover`. The page stays in use behind it.
 * Radix, whose dropdown menu the list is, comes when the pointer or focus is on the button.
 */
export const Menu = forwardRef<HTMLDivElement, MenuProps>(function Menu({ trigger, ...rest }, ref) {
  if (process.env.NODE_ENV !== "production") {
    checkIds(
      "Menu",
      "items",
      rest.items.map(({ id }) => id),
    );
    for (const { label } of rest.items) checkName("Menu", "items.label", label);
  }
  const words = useMessages(overlaysMessages);
  const id = useId();
  const button = useRef<HTMLElement>(null);
  const { state, part, preload, toggle, close } = useLatePart(loadPanel);
  const open = state === "open";
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown" || event.defaultPrevented || event.currentTarget.matches(":disabled, [aria-disabled=true]")) return;
    event.preventDefault();
    if (state !== "loading" && !open) toggle();
  };
  return (
    <>
      <Slot
        ref={button}
        id={`${id}button`}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-busy={state === "loading" || undefined}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={toggle}
        onKeyDown={onKeyDown}
      >
        {trigger}
      </Slot>
      {open && part && <part.MenuPanel {...rest} ref={ref} id={id} opener={button} onClose={close} />}
      <span role="status" className={note}>
        {state === "failed" && words.notFetched}
      </span>
    </>
  );
});
