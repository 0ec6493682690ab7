import {
  type AnchorHTMLAttributes,
  type ButtonHTMLAttributes,
  type ForwardedRef,
  forwardRef,
  type HTMLAttributes,
  type MouseEvent,
  memo,
  type ReactNode,
} from "react";
import type { Icon } from "../icons/createIcon.tsx";
import { iconAndWords } from "../icons/iconAndWords.tsx";
import { type AsChild, around } from "../theme/asChild.tsx";
import { cx } from "../theme/cx.ts";
import { isInteractive } from "../theme/hooks.ts";
import { useLink } from "../theme/link.ts";
import { useMessages } from "../theme/messages.ts";
import { checkName } from "../theme/misuse.ts";
import * as styles from "./Button.css.ts";
import { actionsMessages } from "./messages.it.ts";
import { Spinner } from "./Spinner.tsx";

/** Heights of a button. */
export const buttonSizes = ["default", "small"] as const;
export type ButtonSize = (typeof buttonSizes)[number];

export const buttonVariants = ["primary", "secondary", "quiet", "ghost", "link", "destructive"] as const;
export type ButtonVariant = (typeof buttonVariants)[number];

interface ButtonLook {
  /**
   * Use one primary button per view. `link` has the look of an action link (`Link` with an icon), for what happens here: "PDF", "Copia".
   * @default "primary"
   */
  variant?: ButtonVariant | undefined;
  /** `small` is 40 px high, for toolbars; the default is 48 px. @default "default" */
  size?: ButtonSize | undefined;
  /** Makes the button fill its container, as on a phone. @default false */
  wide?: boolean | undefined;
  /** Decorative icon before the label. */
  icon?: Icon | undefined;
  children: ReactNode;
}

/** Props of a button: those of a native `button`, of a native `a` with `href`, or of any element with `asChild`. */
export type ButtonProps = ButtonLook &
  (
    | (Omit<ButtonHTMLAttributes<HTMLButtonElement>, "children"> & {
        href?: undefined;
        asChild?: undefined;
        /** Shows a spinner, announces it and ignores presses. The button keeps its focus and never becomes narrower. @default false */
        loading?: boolean | undefined;
        /** Label that is shown and announced while loading. @default "Un attimo…" */
        loadingLabel?: string | undefined;
      })
    | (Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "children"> & {
        href: string;
        asChild?: undefined;
        loading?: undefined;
        loadingLabel?: undefined;
      })
    | (Omit<HTMLAttributes<HTMLElement>, "children"> & AsChild & { href?: undefined; loading?: undefined; loadingLabel?: undefined })
  );

const ignore = (event: MouseEvent) => event.preventDefault();

interface LoadingProps {
  label: string | undefined;
  children: ReactNode;
}

/** Shows the loading label above the hidden normal label, which keeps the button's width. */
function Loading({ label, children }: LoadingProps) {
  const words = useMessages(actionsMessages);
  return (
    <span className={styles.layers}>
      <span className={styles.resting}>{children}</span>
      <span className={styles.layer}>
        <Spinner />
        {label ?? words.loading}
      </span>
    </span>
  );
}

const ButtonLink = forwardRef<HTMLAnchorElement, AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }>(
  function ButtonLink(props, ref) {
    const Link = useLink();
    return <Link {...props} ref={ref} />;
  },
);

/**
 * A button that acts (`button`), or a link that looks like one (`href`: rendered with the site's link). `asChild` gives the look to another
 * element. `type` is "button" by default. State: `data-loading`, `data-variant`.
 */
export const Button = memo(
  forwardRef(function Button(
    {
      variant = "primary",
      size = "default",
      wide = false,
      icon: IconShape,
      loading,
      loadingLabel,
      asChild: Slot,
      className,
      children,
      ...rest
    }: ButtonProps,
    ref: ForwardedRef<HTMLButtonElement | HTMLAnchorElement>,
  ) {
    const look = cx(styles.button, styles.variants[variant], size === "small" && styles.small, wide && styles.wide, className);
    if (Slot) {
      return (
        <Slot {...(rest as HTMLAttributes<HTMLElement>)} ref={ref as ForwardedRef<HTMLElement>} className={look} data-variant={variant}>
          {around(children, (words) => iconAndWords(IconShape, words))}
        </Slot>
      );
    }
    if (process.env.NODE_ENV !== "production") checkName("actions/Button", "children", children, rest);
    const content = iconAndWords(IconShape, children);
    // Links and loading buttons read contexts; plain buttons avoid that cost, because lists contain many of them.
    if (rest.href !== undefined) {
      return (
        <ButtonLink {...rest} ref={ref as ForwardedRef<HTMLAnchorElement>} className={look} data-variant={variant}>
          {content}
        </ButtonLink>
      );
    }
    return (
      <button
        {...rest}
        ref={ref as ForwardedRef<HTMLButtonElement>}
        type={(rest as ButtonHTMLAttributes<HTMLButtonElement>).type ?? "button"}
        className={look}
        data-variant={variant}
        data-loading={loading || undefined}
        aria-disabled={loading || rest["aria-disabled"]}
        onClick={loading && isInteractive ? ignore : rest.onClick}
      >
        {loading ? <Loading label={loadingLabel}>{content}</Loading> : content}
      </button>
    );
  }),
);
