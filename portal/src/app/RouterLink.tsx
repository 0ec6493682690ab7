import type { LinkSlotProps } from "@favilla/design-system/theme/link.ts";
import { useHref, useLinkClickHandler } from "react-router-dom";

/** What the router's own link does for a path; that one brings the preloading of another kind of application along. */
function PathLink({ href, target, onClick, ...rest }: LinkSlotProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(href, target ? { target } : {});
  return (
    <a
      {...rest}
      href={useHref(href)}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}

/** The library's link: the router's for a path of this portal, a plain one for any other address. */
export const RouterLink = ({ href, ...rest }: LinkSlotProps) =>
  /^\/(?!\/)/.test(href) ? <PathLink href={href} {...rest} /> : <a href={href} {...rest} />;
