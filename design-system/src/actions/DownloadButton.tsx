import { type ButtonHTMLAttributes, forwardRef, type ReactNode } from "react";
import { DownloadIcon } from "../icons/DownloadIcon.ts";
import { cx } from "../theme/cx.ts";
import { Button, type ButtonSize, type ButtonVariant } from "./Button.tsx";
import * as styles from "./DownloadButton.css.ts";
import { useDownload } from "./useDownload.tsx";

/** Props in addition to the attributes of a native `button`. `className` applies to the frame, all others to the button. */
export interface DownloadButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "children" | "onClick" | "type"> {
  /** Names the file: "Scarica il PDF". */
  children: ReactNode;
  /** Fetches and saves the file. Resolves when it is saved and rejects when that fails. */
  onDownload: () => Promise<void>;
  /** @default "secondary" */
  variant?: ButtonVariant | undefined;
  /** @default "default" */
  size?: ButtonSize | undefined;
  /** Makes the button fill its container, as on a phone. @default false */
  wide?: boolean | undefined;
}

/**
 * Downloads a file that takes time to prepare. The states preparing, done and failed are shown in place and announced through the page's
 * `LiveRegion` (WCAG 4.1.3). After a failure the same button retries. State: `data-state`.
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
