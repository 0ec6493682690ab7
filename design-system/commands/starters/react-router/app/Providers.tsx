import { FavillaProvider } from "@favilla/design-system/theme/FavillaProvider";
import type { ReactNode } from "react";
import { Link } from "react-router";

export const Providers = ({ children }: { children: ReactNode }) => (
  <FavillaProvider link={Link} linkProp="to">
    {children}
  </FavillaProvider>
);
