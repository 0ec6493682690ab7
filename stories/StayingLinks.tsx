import { FavillaProvider } from "@favilla/design-system/theme/FavillaProvider.tsx";
import type { LinkSlotProps } from "@favilla/design-system/theme/link.ts";
import type { ReactNode } from "react";

const Link = ({ href, onClick, children, ...rest }: LinkSlotProps) => (
  <a
    {...rest}
    href={href}
    onClick={(event) => {
      onClick?.(event);
      event.preventDefault();
    }}
  >
    {children}
  </a>
);

/** Links that tell their press and lead nowhere, for stories that follow them. */
export const StayingLinks = ({ children }: { children: ReactNode }) => <FavillaProvider link={Link}>{children}</FavillaProvider>;
