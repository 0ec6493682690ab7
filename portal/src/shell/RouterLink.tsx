import type { LinkSlotProps } from "@favilla/design-system/theme/link.ts";
import { Link } from "react-router";

/** The link component for the library: the router's link for the portal's paths, a plain one for other addresses. */
export const RouterLink = ({ href, ...rest }: LinkSlotProps) =>
  /^\/(?![/\\])/.test(href) ? <Link to={href} discover="none" {...rest} /> : <a href={href} {...rest} />;
