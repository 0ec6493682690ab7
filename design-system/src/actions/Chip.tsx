import { type ButtonHTMLAttributes, forwardRef } from "react";
import { CloseIcon } from "../icons/CloseIcon.ts";
import { cx } from "../theme/cx.ts";
import { fill, useMessages } from "../theme/messages.ts";
import { chip } from "./Chip.css.ts";
import { actionsMessages } from "./messages.it.ts";

export interface ChipProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "children"> {
  /** What is applied: "In scadenza", "Scade dal 01/11/2026". */
  children: string;
  /** Take it away, and move focus to the next chip or to what lists them. */
  onRemove: () => void;
  /** Its accessible name; keep the visible words in it (WCAG 2.5.3). @default "Togli {label}" */
  removeLabel?: string | undefined;
}

/** Something applied that a press takes away, such as a filter. The whole chip is the button, so that thumbs hit it. */
export const Chip = forwardRef<HTMLButtonElement, ChipProps>(function Chip({ children, onRemove, removeLabel, className, ...rest }, ref) {
  const words = useMessages(actionsMessages);
  return (
    <button
      type="button"
      onClick={onRemove}
      {...rest}
      ref={ref}
      className={cx(chip, className)}
      aria-label={removeLabel ?? fill(words.remove, { label: children })}
    >
      {children}
      <CloseIcon />
    </button>
  );
});
