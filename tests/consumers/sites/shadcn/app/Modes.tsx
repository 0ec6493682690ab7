"use client";
import { ThemeProvider } from "next-themes";
import type { ReactNode } from "react";

/** The modes of a site with shadcn/ui. The attributes are those of the guide. */
export const Modes = ({ children }: { children: ReactNode }) => (
  <ThemeProvider attribute="class" defaultTheme="system" enableSystem disableTransitionOnChange>
    {children}
  </ThemeProvider>
);
