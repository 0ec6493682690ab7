import { HeaderBar } from "@favilla/design-system/layout/HeaderBar.tsx";
import { PageShell } from "@favilla/design-system/layout/PageShell.tsx";
import { type ReactNode, useEffect } from "react";
import { focusHeading } from "../../platform/pages/usePage.ts";

/** The frame of a page that works without router, configuration and session: for failures before or below them. */
export function StandAlone({ title, children }: { title: string; children: ReactNode }) {
  useEffect(() => {
    document.title = title;
    focusHeading();
  }, [title]);
  return <PageShell header={<HeaderBar />}>{children}</PageShell>;
}
