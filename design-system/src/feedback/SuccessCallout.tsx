import { forwardRef, type ReactNode, useId, useImperativeHandle, useRef } from "react";
import { cx } from "../theme/cx.ts";
import { useCommitEffect } from "../theme/useCommitEffect.ts";
import { Alert, type AlertProps } from "./Alert.tsx";
import { focusable } from "./SuccessCallout.css.ts";

export interface SuccessCalloutProps extends Omit<AlertProps, "tone" | "title" | "live" | "onDismiss" | "children"> {
  /** The success in a short sentence with a full stop: "Lettura inviata." */
  opening: ReactNode;
  /** The next event, in one or two lines. */
  children?: ReactNode;
}

/**
 * Tells of a success at the top of the page that follows it, above the title. It takes focus when it appears, so that it is read and the
 * page continues from there (WCAG 2.4.3, 4.1.3). State: `data-takes-focus`, for pages that move focus themselves.
 */
export const SuccessCallout = forwardRef<HTMLDivElement, SuccessCalloutProps>(function SuccessCallout(
  { opening, children, className, ...rest },
  ref,
) {
  const callout = useRef<HTMLDivElement>(null);
  const textId = useId();
  useImperativeHandle(ref, () => callout.current as HTMLDivElement, []);
  useCommitEffect(() => callout.current?.focus(), []);
  return (
    <Alert
      role="group"
      aria-labelledby={textId}
      tabIndex={-1}
      {...rest}
      ref={callout}
      tone="positive"
      className={cx(focusable, className)}
      data-takes-focus=""
    >
      <p id={textId}>
        <strong>{opening}</strong> {children}
      </p>
    </Alert>
  );
});
