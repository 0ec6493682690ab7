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
  /** What opens it: a few words, or a heading. */
  summary: ReactNode;
  /** Shown instead of `summary` while open: "Nascondi il dettaglio". @default summary */
  openSummary?: ReactNode;
  /** Controls it; without it the disclosure keeps its own state. */
  open?: boolean | undefined;
  /** Open at first, when it keeps its own state. @default false */
  defaultOpen?: boolean | undefined;
  /** It was opened or closed: by a press, by a search in the page, by a link to something in it, or by another of the same `name`. */
  onToggle?: ((open: boolean) => void) | undefined;
  /** Disclosures of one name: one open at a time. */
  name?: string | undefined;
  summaryClassName?: string | undefined;
  contentId?: string | undefined;
  contentClassName?: string | undefined;
  /** In the document also while closed, so that the browser's search finds it; not laid out. */
  children: ReactNode;
}

interface ControlProps {
  open: boolean;
  details: RefObject<HTMLDetailsElement | null>;
  /** Receives the element. */
  forward: ForwardedRef<HTMLDetailsElement>;
  /** The state that the caller was last told. */
  known: RefObject<boolean>;
}

/** Keeps a controlled disclosure in step with `open`. A part of its own: a list of uncontrolled ones pays for no effect. */
function Control({ open, details, forward, known }: ControlProps) {
  useImperativeHandle(forward, () => details.current as HTMLDetailsElement, [details]);
  // After every commit: the browser toggles first and tells after, so that the element may be out of step.
  useCommitEffect(() => {
    if (!details.current) return;
    known.current = open;
    details.current.open = open;
  });
  return null;
}

/** Shows more on request: native `details`, which works before any script. */
export const Disclosure = forwardRef<HTMLDetailsElement, DisclosureProps>(function Disclosure(
  { summary, openSummary, open, defaultOpen, onToggle, className, summaryClassName, contentId, contentClassName, children, ...rest },
  ref,
) {
  const details = useRef<HTMLDetailsElement>(null);
  const [first] = useState(defaultOpen);
  const known = useRef(open ?? defaultOpen ?? false);
  const [, checkAgain] = useReducer((count: number) => count + 1, 0);
  return (
    <details
      {...rest}
      ref={open === undefined ? ref : details}
      open={open ?? first}
      className={cx(styles.disclosure, className)}
      onToggle={(event) => {
        const now = event.currentTarget.open;
        // Opening from here tells too, and so does a disclosure inside.
        if (event.target !== event.currentTarget || now === known.current) return;
        known.current = now;
        onToggle?.(now);
        if (open !== undefined) checkAgain();
      }}
    >
      <summary className={cx(styles.summary, summaryClassName)}>
        <ChevronDownIcon className={styles.chevron} />
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
      {open !== undefined && <Control open={open} details={details} forward={ref} known={known} />}
    </details>
  );
});
