import { type ButtonHTMLAttributes, forwardRef, type ReactNode, useId, useState } from "react";
import { useAnnounce } from "../feedback/LiveRegion.tsx";
import { DownloadIcon } from "../icons/DownloadIcon.ts";
import { ErrorIcon } from "../icons/ErrorIcon.ts";
import { SuccessIcon } from "../icons/SuccessIcon.ts";
import { cx } from "../theme/cx.ts";
import { useMessages } from "../theme/messages.ts";
import { Button, type ButtonVariant } from "./Button.tsx";
import * as styles from "./DownloadButton.css.ts";
import { downloadMessages } from "./downloadMessages.it.ts";

/** Attributes of a native `button` besides these; `className` goes to the frame, the rest to the button. */
export interface DownloadButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "children" | "onClick" | "type"> {
  /** What comes down: "Scarica il PDF". */
  children: ReactNode;
  /** Fetches and saves the file: resolves when it is saved, rejects when it can't be. */
  onDownload: () => Promise<void>;
  /** @default "secondary" */
  variant?: ButtonVariant | undefined;
  /** @default "default" */
  size?: "default" | "small" | undefined;
  /** Takes the whole width, as on a phone. @default false */
  wide?: boolean | undefined;
}

type State = "idle" | "preparing" | "done" | "failed";

/**
 * Downloads a file that takes a moment to come. Preparing, done and failed are shown in place and announced through the
 * page's `LiveRegion` (WCAG 4.1.3); after a failure the same button tries again. State: `data-state`.
 */
export const DownloadButton = forwardRef<HTMLButtonElement, DownloadButtonProps>(function DownloadButton(
  { children, onDownload, variant = "secondary", wide = false, className, "aria-describedby": describedBy, ...rest },
  ref,
) {
  const words = useMessages(downloadMessages);
  const announce = useAnnounce();
  const outcomeId = useId();
  const [state, setState] = useState<State>("idle");
  const download = async () => {
    const enter = (next: Exclude<State, "idle">) => {
      setState(next);
      announce(words[next]);
    };
    enter("preparing");
    try {
      await onDownload();
      enter("done");
    } catch {
      enter("failed");
    }
  };
  const ended = state === "done" || state === "failed";
  const OutcomeShape = state === "done" ? SuccessIcon : ErrorIcon;
  return (
    <div className={cx(styles.frame, wide && styles.wide, className)} data-state={state}>
      <Button
        {...rest}
        ref={ref}
        variant={variant}
        wide={wide}
        icon={DownloadIcon}
        loading={state === "preparing"}
        loadingLabel={words.preparing}
        aria-describedby={cx(describedBy, ended && outcomeId) || undefined}
        onClick={download}
      >
        {children}
      </Button>
      {ended && (
        <p id={outcomeId} className={cx(styles.outcome, styles.tones[state])}>
          <OutcomeShape />
          {words[state]}
        </p>
      )}
    </div>
  );
});
