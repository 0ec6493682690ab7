import type { LinkSlotProps } from "@favilla/design-system/theme/link.ts";
import { Link } from "react-router";

/** The library's link: the router's for one of the portal's paths, a plain one for any other address. */
export const RouterLink = ({ href, ...rest }: LinkSlotProps) =>
  /^\/(?![/\\])/.test(href) ? <Link to={href} discover="none" {...rest} /> : <a href={href} {...rest} />;
