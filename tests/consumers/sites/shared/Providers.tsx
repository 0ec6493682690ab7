"use client";
import { LiveRegion } from "@favilla/design-system/feedback/LiveRegion";
import { FavillaProvider } from "@favilla/design-system/theme/FavillaProvider";
import type { ReactNode } from "react";
import { words } from "./words";

/** The library's provider, with a word of the site's own. */
export const Providers = ({ children }: { children: ReactNode }) => (
  <FavillaProvider messages={words}>
    {children}
    <LiveRegion />
  </FavillaProvider>
);
