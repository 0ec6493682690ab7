import {
  type AnchorHTMLAttributes,
  type ButtonHTMLAttributes,
  type ForwardedRef,
  forwardRef,
  type HTMLAttributes,
  type ReactNode,
} from "react";
import type { Icon } from "../icons/createIcon.tsx";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";
import { type AsChild, around } from "../theme/asChild.tsx";
import { cx } from "../theme/cx.ts";
import { useLink } from "../theme/link.ts";
import { fill, useMessages } from "../theme/messages.ts";
import { checkName } from "../theme/misuse.ts";
import { CountBadge } from "./CountBadge.tsx";
import * as styles from "./IconButton.css.ts";
import { actionsMessages } from "./messages.it.ts";

interface IconButtonLook {
  icon: Icon;
  /** Accessible name: a verb ("Chiudi") or a place ("Notifiche"). */
  label: string;
  /** Number of items, such as unread messages: shown on the corner ("99+" above 99) and announced after the label. Hidden at 0. */
  badge?: number | undefined;
}

/**
 * Props of an icon button: those of a native `button`, of a native `a` with `href`, or of any element with `asChild`, whose child has no
 * content.
 */
export type IconButtonProps = IconButtonLook &
  (
    | (Omit<ButtonHTMLAttributes<HTMLButtonElement>, "children"> & { href?: undefined; asChild?: undefined; children?: undefined })
    | (Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "children"> & { href: string; asChild?: undefined; children?: undefined })
    | (Omit<HTMLAttributes<HTMLElement>, "children"> & AsChild & { href?: undefined; children: ReactNode })
  );

/** A button, or a link with `href`, that shows only an icon. It measures 44 by 44 px (WCAG 2.5.5). */
export const IconButton = forwardRef(function IconButton(
  { icon: IconShape, label, badge = 0, asChild: Slot, className, children, ...rest }: IconButtonProps,
  ref: ForwardedRef<HTMLButtonElement | HTMLAnchorElement>,
) {
  const Link = useLink();
  const words = useMessages(actionsMessages);
  if (process.env.NODE_ENV !== "production") checkName("actions/IconButton", "label", label, rest);
  const content = (
    <>
      <IconShape />
      <VisuallyHidden>{badge > 0 ? fill(words.badge, { label, count: badge }) : label}</VisuallyHidden>
      {badge > 0 && <CountBadge count={badge} className={styles.badge} />}
    </>
  );
  const look = cx(styles.iconButton, className);
  if (Slot) {
    return (
      <Slot {...(rest as HTMLAttributes<HTMLElement>)} ref={ref as ForwardedRef<HTMLElement>} className={look}>
        {around(children, () => content)}
      </Slot>
    );
  }
  const common = { className: look, children: content };
  return rest.href !== undefined ? (
    <Link {...rest} {...common} ref={ref as ForwardedRef<HTMLAnchorElement>} />
  ) : (
    <button
      {...rest}
      {...common}
      ref={ref as ForwardedRef<HTMLButtonElement>}
      type={(rest as ButtonHTMLAttributes<HTMLButtonElement>).type ?? "button"}
    />
  );
});
