import { forwardRef, type MouseEvent, useEffect, useRef, useState } from "react";
import { CheckIcon } from "../icons/CheckIcon.ts";
import { CopyIcon } from "../icons/CopyIcon.ts";
import { announce } from "../theme/announce.ts";
import { useMessages } from "../theme/messages.ts";
import { Button, type ButtonSize, type ButtonVariant } from "./Button.tsx";
import { copyMessages } from "./copyMessages.it.ts";
import { IconButton } from "./IconButton.tsx";

/** Time in milliseconds for which the button says that the text was copied. */
const shownFor = 2000;

export interface CopyButtonProps {
  /** Text to copy. */
  text: string;
  /** Label: "Copia il codice". */
  label: string;
  /** Accessible name, if the label alone does not say what is copied. It begins with the label (WCAG 2.5.3). @default label */
  "aria-label"?: string | undefined;
  /** @default "link" */
  variant?: ButtonVariant | undefined;
  /** @default "default" */
  size?: ButtonSize | undefined;
  /** @default false */
  wide?: boolean | undefined;
  /** Shows only the icon. @default false */
  compact?: boolean | undefined;
  /** Called if the browser refuses: select the text, so that it can be copied by hand. */
  onBlocked?: (() => void) | undefined;
  className?: string | undefined;
}

type Outcome = "copied" | "blocked";

/**
 * Copies a text. For two seconds it reads "Copiato" with a check; screen readers hear it through the page's `LiveRegion`. If the browser
 * refuses, it says that too. State: `data-outcome`.
 */
export const CopyButton = forwardRef<HTMLButtonElement, CopyButtonProps>(function CopyButton(
  { text, label, "aria-label": name = label, variant = "link", size, wide, compact, onBlocked, className },
  ref,
) {
  const words = useMessages(copyMessages);
  const [outcome, setOutcome] = useState<Outcome>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const show = (next: Outcome) => {
    setOutcome(next);
    announce(words[next]);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOutcome(undefined), shownFor);
  };
  const copy = async (event: MouseEvent) => {
    event.stopPropagation();
    try {
      await navigator.clipboard.writeText(text);
      show("copied");
    } catch {
      show("blocked");
      onBlocked?.();
    }
  };

  const icon = outcome === "copied" ? CheckIcon : CopyIcon;
  const common = { className, ref, onClick: copy, "data-outcome": outcome };
  if (compact) return <IconButton {...common} icon={icon} label={outcome ? words[outcome] : name} />;
  return (
    <Button {...common} variant={variant} size={size} wide={wide} icon={icon} aria-label={outcome ? undefined : name}>
      {outcome ? words[outcome] : label}
    </Button>
  );
});
