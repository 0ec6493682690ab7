import { type ButtonHTMLAttributes, forwardRef } from "react";
import { CloseIcon } from "../icons/CloseIcon.ts";
import { cx } from "../theme/cx.ts";
import { fill, useMessages } from "../theme/messages.ts";
import { chip } from "./Chip.css.ts";
import { actionsMessages } from "./messages.it.ts";

export interface ChipProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "children"> {
  /** The applied value: "Da pagare", "Scade dal 01/11/2026". */
  children: string;
  /** Called on a press. Remove the chip, and move focus to the next chip or to the list's container. */
  onRemove: () => void;
  /** Accessible name of the chip. It must contain the visible label (WCAG 2.5.3). @default "Togli {label}" */
  removeLabel?: string | undefined;
}

/** An applied value that a press removes, such as a filter. The whole chip is the button, to give a large touch target. */
export const Chip = forwardRef<HTMLButtonElement, ChipProps>(function Chip(
  { children, onRemove, removeLabel, type = "button", onClick, className, ...rest },
  ref,
) {
  const words = useMessages(actionsMessages);
  return (
    <button
      {...rest}
      ref={ref}
      type={type}
      className={cx(chip, className)}
      aria-label={removeLabel ?? fill(words.remove, { label: children })}
      onClick={(event) => {
        onClick?.(event);
        onRemove();
      }}
    >
      {children}
      <CloseIcon />
    </button>
  );
});
