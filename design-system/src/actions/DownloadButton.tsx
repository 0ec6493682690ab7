import { type ButtonHTMLAttributes, forwardRef, type ReactNode } from "react";
import { DownloadIcon } from "../icons/DownloadIcon.ts";
import { cx } from "../theme/cx.ts";
import { Button, type ButtonVariant } from "./Button.tsx";
import * as styles from "./DownloadButton.css.ts";
import { useDownload } from "./useDownload.tsx";

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

/**
 * Downloads a file that takes a moment to come. Preparing, done and failed are shown in place and announced through the
 * page's `LiveRegion` (WCAG 4.1.3); after a failure the same button tries again. State: `data-state`.
 */
export const DownloadButton = forwardRef<HTMLButtonElement, DownloadButtonProps>(function DownloadButton(
  { children, onDownload, variant = "secondary", wide = false, className, "aria-describedby": describedBy, ...rest },
  ref,
) {
  const { state, start, outcome, outcomeId, preparing } = useDownload();
  return (
    <div className={cx(styles.frame, wide && styles.wide, className)} data-state={state}>
      <Button
        {...rest}
        ref={ref}
        variant={variant}
        wide={wide}
        icon={DownloadIcon}
        loading={state === "preparing"}
        loadingLabel={preparing}
        aria-describedby={cx(describedBy, outcomeId) || undefined}
        onClick={() => start(onDownload)}
      >
        {children}
      </Button>
      {outcome}
    </div>
  );
});
