"use client";
import { LiveRegion } from "@favilla/design-system/feedback/LiveRegion";
import { FavillaProvider } from "@favilla/design-system/theme/FavillaProvider";
import type { MessageOverrides } from "@favilla/design-system/theme/messages";
import type { ReactNode } from "react";

const words: MessageOverrides = { bills: { paid: "Saldata {date}" } };

/** The library's provider, with a word of the site's own. */
export const Providers = ({ children }: { children: ReactNode }) => (
  <FavillaProvider messages={words}>
    {children}
    <LiveRegion />
  </FavillaProvider>
);
