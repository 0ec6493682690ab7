import { EmptyState, type EmptyStateProps } from "@favilla/design-system/feedback/EmptyState.tsx";
import { HeaderBar } from "@favilla/design-system/layout/HeaderBar.tsx";
import { PageShell } from "@favilla/design-system/layout/PageShell.tsx";
import { useEffect } from "react";
import { focusHeading } from "./usePage.ts";

/** A whole page that stands on its own, without router, configuration or session: for what goes wrong before or beneath them. */
export function MessagePage(props: Pick<EmptyStateProps, "illustration" | "description" | "action"> & { title: string }) {
  useEffect(() => {
    document.title = props.title;
    focusHeading();
  }, [props.title]);
  return (
    <PageShell header={<HeaderBar />}>
      <EmptyState {...props} level={1} />
    </PageShell>
  );
}
