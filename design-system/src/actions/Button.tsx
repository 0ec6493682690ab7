import {
  type AnchorHTMLAttributes,
  type ButtonHTMLAttributes,
  type ForwardedRef,
  forwardRef,
  type MouseEvent,
  type ReactNode,
} from "react";
import type { Icon } from "../icons/createIcon.tsx";
import { cx } from "../theme/cx.ts";
import { useLink } from "../theme/link.ts";
import { useMessages } from "../theme/messages.ts";
import * as styles from "./Button.css.ts";
import { actionsMessages } from "./messages.it.ts";
import { Spinner } from "./Spinner.tsx";

export const buttonVariants = ["primary", "secondary", "quiet", "ghost", "destructive"] as const;
export type ButtonVariant = (typeof buttonVariants)[number];

interface ButtonLook {
  /** One primary a view. @default "primary" */
  variant?: ButtonVariant | undefined;
  /** `small` is 40 px high, for toolbars; the default is 48 px. @default "default" */
  size?: "default" | "small" | undefined;
  /** Takes the whole width, as on a phone. @default false */
  wide?: boolean | undefined;
  /** Decorative icon before the words. */
  icon?: Icon | undefined;
  children: ReactNode;
}

/** Attributes of a native `button`; with `href` those of a native `a`. */
export type ButtonProps = ButtonLook &
  (
    | (Omit<ButtonHTMLAttributes<HTMLButtonElement>, "children"> & {
        href?: undefined;
        /** Shows a spinner, says so and ignores presses; keeps focus, and is never narrower than at rest. @default false */
        loading?: boolean | undefined;
        /** Said and shown while loading. @default "Un attimo…" */
        loadingLabel?: string | undefined;
      })
    | (Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "children"> & { href: string; loading?: undefined; loadingLabel?: undefined })
  );

const ignore = (event: MouseEvent) => event.preventDefault();

/**
 * Does something (a `button`), or goes somewhere with the same weight (`href`: a link).
 * `type` is "button" unless given. State: `data-loading`, `data-variant`.
 */
export const Button = forwardRef(function Button(
  {
    variant = "primary",
    size = "default",
    wide = false,
    icon: IconShape,
    loading,
    loadingLabel,
    className,
    children,
    ...rest
  }: ButtonProps,
  ref: ForwardedRef<HTMLButtonElement | HTMLAnchorElement>,
) {
  const Link = useLink();
  const words = useMessages(actionsMessages);
  const look = cx(styles.button, styles.variants[variant], size === "small" && styles.small, wide && styles.wide, className);
  if (rest.href !== undefined) {
    return (
      <Link {...rest} ref={ref as ForwardedRef<HTMLAnchorElement>} className={look} data-variant={variant}>
        {IconShape && <IconShape />}
        {children}
      </Link>
    );
  }
  return (
    <button
      type="button"
      {...rest}
      ref={ref as ForwardedRef<HTMLButtonElement>}
      className={look}
      data-variant={variant}
      data-loading={loading || undefined}
      aria-disabled={loading || rest["aria-disabled"]}
      onClick={loading ? ignore : rest.onClick}
    >
      {loading ? (
        <span className={styles.layers}>
          <span className={styles.resting}>
            {IconShape && <IconShape />}
            {children}
          </span>
          <span className={styles.layer}>
            <Spinner />
            {loadingLabel ?? words.loading}
          </span>
        </span>
      ) : (
        <>
          {IconShape && <IconShape />}
          {children}
        </>
      )}
    </button>
  );
});
