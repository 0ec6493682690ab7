import { FavillaProvider } from "@favilla/design-system/theme/FavillaProvider";
import type { ReactNode } from "react";

export const Providers = ({ children }: { children: ReactNode }) => <FavillaProvider>{children}</FavillaProvider>;
