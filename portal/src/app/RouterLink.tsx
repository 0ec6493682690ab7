import type { LinkSlotProps } from "@favilla/design-system/theme/link.ts";
import type { MouseEvent } from "react";
import { goTo } from "./router.tsx";

/** A new tab, a new window, a download: what the browser does itself. */
const isForBrowser = (event: MouseEvent, target: string | undefined) =>
  event.button !== 0 || (target && target !== "_self") || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;

function PathLink({ href, target, onClick, ...rest }: LinkSlotProps) {
  return (
    <a
      {...rest}
      href={href}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || isForBrowser(event, target)) return;
        event.preventDefault();
        const { pathname, search, hash } = window.location;
        goTo(href, { replace: href === pathname + search + hash });
      }}
    />
  );
}

/** The library's link: within the portal for one of its paths, a plain one for any other address. */
export const RouterLink = ({ href, ...rest }: LinkSlotProps) =>
  /^\/(?!\/)/.test(href) ? <PathLink href={href} {...rest} /> : <a href={href} {...rest} />;
