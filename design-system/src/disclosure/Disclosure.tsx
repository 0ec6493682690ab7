import {
  type DetailsHTMLAttributes,
  type ForwardedRef,
  forwardRef,
  type ReactNode,
  type RefObject,
  useImperativeHandle,
  useReducer,
  useRef,
  useState,
} from "react";
import { ChevronDownIcon } from "../icons/ChevronDownIcon.ts";
import { cx } from "../theme/cx.ts";
import { useCommitEffect } from "../theme/useCommitEffect.ts";
import * as styles from "./Disclosure.css.ts";

export interface DisclosureProps extends Omit<DetailsHTMLAttributes<HTMLDetailsElement>, "onToggle" | "open"> {
  /** Label of the button: a few words, or a heading. */
  summary: ReactNode;
  /** Label while open: "Nascondi il dettaglio". @default summary */
  openSummary?: ReactNode;
  /** Controls the state. Without it the disclosure manages its own state. */
  open?: boolean | undefined;
  /** Initial state if `open` is not set. @default false */
  defaultOpen?: boolean | undefined;
  /**
   * Called when it opens or closes: by a press, by the browser's page search, by a link to its content, or because another one of the same
   * `name` opened.
   */
  onToggle?: ((open: boolean) => void) | undefined;
  /** Disclosures with the same name: only one is open at a time. */
  name?: string | undefined;
  summaryClassName?: string | undefined;
  contentId?: string | undefined;
  contentClassName?: string | undefined;
  /** Content, in the document even while closed, so that the browser's page search finds it; it is not laid out then. */
  children: ReactNode;
}

const chevron = ChevronDownIcon({ className: styles.chevron });

interface ControlProps {
  open: boolean;
  details: RefObject<HTMLDetailsElement | null>;
  /** Ref of the caller. */
  forward: ForwardedRef<HTMLDetailsElement>;
  /** State that was last reported to the caller. */
  lastOpen: RefObject<boolean>;
}

/** Applies `open` to the element. It is a separate component, so that uncontrolled disclosures in a list have no effect. */
function Control({ open, details, forward, lastOpen }: ControlProps) {
  useImperativeHandle(forward, () => details.current as HTMLDetailsElement, [details]);
  // Runs after every commit: the browser toggles first and reports it afterwards, so the element may differ from `open`.
  useCommitEffect(() => {
    if (!details.current) return;
    lastOpen.current = open;
    details.current.open = open;
  });
  return null;
}

/** Shows more content on request. Built on native `details`, which works without scripts. */
export const Disclosure = forwardRef<HTMLDetailsElement, DisclosureProps>(function Disclosure(
  { summary, openSummary, open, defaultOpen, onToggle, className, summaryClassName, contentId, contentClassName, children, ...rest },
  ref,
) {
  const details = useRef<HTMLDetailsElement>(null);
  const [first] = useState(defaultOpen);
  const lastOpen = useRef(open ?? defaultOpen ?? false);
  const [, checkAgain] = useReducer((count: number) => count + 1, 0);
  return (
    <details
      {...rest}
      ref={open === undefined ? ref : details}
      open={open ?? first}
      className={cx(styles.disclosure, className)}
      onToggle={(event) => {
        const now = event.currentTarget.open;
        // Opening by script fires this event too, and events of nested disclosures bubble.
        if (event.target !== event.currentTarget || now === lastOpen.current) return;
        lastOpen.current = now;
        onToggle?.(now);
        if (open !== undefined) checkAgain();
      }}
    >
      <summary className={cx(styles.summary, summaryClassName)}>
        {chevron}
        {openSummary === undefined ? (
          summary
        ) : (
          <>
            <span className={styles.whenClosed}>{summary}</span>
            <span className={styles.whenOpen}>{openSummary}</span>
          </>
        )}
      </summary>
      <div id={contentId} className={cx(styles.content, contentClassName)}>
        {children}
      </div>
      {open !== undefined && <Control open={open} details={details} forward={ref} lastOpen={lastOpen} />}
    </details>
  );
});
