import type { LinkSlotProps } from "@favilla/design-system/theme/link.ts";
import { Link } from "react-router-dom";

/** The library's link: the router's for a path of this portal, a plain one for any other address. */
export const RouterLink = ({ href, ...rest }: LinkSlotProps) =>
  /^\/(?!\/)/.test(href) ? <Link to={href} {...rest} /> : <a href={href} {...rest} />;
