import { Slot } from "@radix-ui/react-slot";
import { forwardRef, type HTMLAttributes, type KeyboardEvent, type ReactElement, useId, useRef } from "react";
import type { Align } from "../theme/align.ts";
import { importAgain } from "../theme/importAgain.ts";
import { useMessages } from "../theme/messages.ts";
import { checkIds, checkName } from "../theme/misuse.ts";
import type { MenuAction } from "./MenuPanel.tsx";
import { overlaysMessages } from "./messages.it.ts";
import { note } from "./Popover.css.ts";
import { usePartOnDemand } from "./usePartOnDemand.ts";

const loadPanel = importAgain(() => import("./MenuPanel.tsx"));

/** Props in addition to the attributes of the list. The ref is the list, too. */
export interface MenuProps extends Omit<HTMLAttributes<HTMLDivElement>, "children" | "dir"> {
  /** The button that opens the menu, a single element: `<Button>Scarica</Button>`. */
  trigger: ReactElement;
  /** Heading above the actions, and the menu's accessible name. @default the button's name */
  label?: string | undefined;
  /** At least two actions, most used first: the first one gets focus. */
  items: readonly MenuAction[];
  /** Alignment with the button's start or end. @default "start" */
  align?: Align | undefined;
}

/**
 * A button with several actions (APG: menu button), not modal. For links to pages use a `Popover`. The list is Radix's dropdown menu, which
 * is loaded when the pointer or focus reaches the button.
 */
export const Menu = forwardRef<HTMLDivElement, MenuProps>(function Menu({ trigger, ...rest }, ref) {
  if (process.env.NODE_ENV !== "production") {
    checkIds(
      "overlays/Menu",
      "items",
      rest.items.map(({ id }) => id),
    );
    for (const { label } of rest.items) checkName("overlays/Menu", "items.label", label);
  }
  const words = useMessages(overlaysMessages);
  const ownId = useId();
  const id = rest.id ?? ownId;
  const button = useRef<HTMLElement>(null);
  const { state, part, preload, toggle, close } = usePartOnDemand(loadPanel);
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
        id={`${ownId}button`}
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
