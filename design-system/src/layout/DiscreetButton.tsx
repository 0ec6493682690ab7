import { type ButtonHTMLAttributes, forwardRef } from "react";
import { IconButton } from "../actions/IconButton.tsx";
import { discreetMessages } from "../data/discreetMessages.it.ts";
import { EyeIcon } from "../icons/EyeIcon.ts";
import { EyeOffIcon } from "../icons/EyeOffIcon.ts";
import { useDiscreet } from "../theme/discreet.ts";
import { useMessages } from "../theme/messages.ts";

export interface DiscreetButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "children" | "onChange"> {
  /** Called with true to hide amounts and codes, with false to show them. */
  onChange: (discreet: boolean) => void;
}

/**
 * The eye of the header: a toggle button that hides amounts and codes on the whole page. Its state is that of `FavillaProvider`'s `discreet`,
 * which `onChange` must set.
 */
export const DiscreetButton = forwardRef<HTMLButtonElement, DiscreetButtonProps>(function DiscreetButton(
  { onChange, onClick, ...rest },
  ref,
) {
  const words = useMessages(discreetMessages);
  const discreet = useDiscreet();
  return (
    <IconButton
      {...rest}
      ref={ref}
      icon={discreet ? EyeOffIcon : EyeIcon}
      label={words.hide}
      aria-pressed={discreet}
      onClick={(event) => {
        onClick?.(event);
        onChange(!discreet);
      }}
    />
  );
});
