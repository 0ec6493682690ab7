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
import { CountBadge } from "./CountBadge.tsx";
import * as styles from "./IconButton.css.ts";
import { actionsMessages } from "./messages.it.ts";

interface IconButtonLook {
  icon: Icon;
  /** Its name, for who cannot see the icon: a verb ("Chiudi") or a place ("Notifiche"). */
  label: string;
  /** How many wait behind it: shown on the corner ("99+" above 99), and said after the label. Nothing at 0. */
  badge?: number | undefined;
}

/** Attributes of a native `button`; with `href` those of a native `a`; with `asChild`, whose child holds nothing, those of any element. */
export type IconButtonProps = IconButtonLook &
  (
    | (Omit<ButtonHTMLAttributes<HTMLButtonElement>, "children"> & { href?: undefined; asChild?: undefined; children?: undefined })
    | (Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "children"> & { href: string; asChild?: undefined; children?: undefined })
    | (Omit<HTMLAttributes<HTMLElement>, "children"> & AsChild & { href?: undefined; children: ReactNode })
  );

/** A button, or with `href` a link, that is only an icon. 44 by 44 px (WCAG 2.5.5). */
export const IconButton = forwardRef(function IconButton(
  { icon: IconShape, label, badge = 0, asChild: Slot, className, children, ...rest }: IconButtonProps,
  ref: ForwardedRef<HTMLButtonElement | HTMLAnchorElement>,
) {
  const Link = useLink();
  const words = useMessages(actionsMessages);
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
    <button type="button" {...rest} {...common} ref={ref as ForwardedRef<HTMLButtonElement>} />
  );
});
