import { type ButtonHTMLAttributes, forwardRef } from "react";
import { IconButton } from "../actions/IconButton.tsx";
import { MenuIcon } from "../icons/MenuIcon.ts";
import { overlaysMessages } from "../overlays/messages.it.ts";
import { note } from "../overlays/Popover.css.ts";
import { usePartOnDemand } from "../overlays/usePartOnDemand.ts";
import { importAgain } from "../theme/importAgain.ts";
import { useMessages } from "../theme/messages.ts";
import { narrow } from "./Header.css.ts";
import type { MenuItem } from "./menuItem.ts";
import { layoutMessages } from "./messages.it.ts";

const loadPanel = importAgain(() => import("./MobileMenuPanel.tsx"));

export interface MobileMenuProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "children"> {
  /** The main menu. */
  items: readonly MenuItem[];
  /** Links to the customer's pages: profile and notifications. */
  userItems: readonly MenuItem[];
  /** Called when the customer logs out. */
  onLogout: () => void;
}

/**
 * The menu below 1024 px: a button that opens a panel over the whole page, on a native modal `dialog`. Focus moves into the panel, stays in
 * it, and returns to the button; Escape closes it. The panel is loaded when the pointer or focus reaches the button. The ref is the button.
 * State: its `aria-expanded`.
 */
export const MobileMenu = forwardRef<HTMLButtonElement, MobileMenuProps>(function MobileMenu({ items, userItems, onLogout, ...rest }, ref) {
  const { menu } = useMessages(layoutMessages);
  const { notFetched } = useMessages(overlaysMessages);
  const { state, part, preload, toggle, close } = usePartOnDemand(loadPanel);
  const open = state === "open";
  return (
    <>
      <span className={narrow}>
        <IconButton
          {...rest}
          ref={ref}
          icon={MenuIcon}
          label={menu}
          aria-haspopup="dialog"
          aria-expanded={open}
          aria-busy={state === "loading" || undefined}
          onPointerEnter={(event) => {
            rest.onPointerEnter?.(event);
            preload();
          }}
          onFocus={(event) => {
            rest.onFocus?.(event);
            preload();
          }}
          onClick={(event) => {
            rest.onClick?.(event);
            toggle();
          }}
        />
        <span role="status" className={note}>
          {state === "failed" && notFetched}
        </span>
      </span>
      {open && part && <part.MobileMenuPanel items={items} userItems={userItems} onLogout={onLogout} onClose={close} />}
    </>
  );
});
