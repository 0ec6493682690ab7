import { PageHeader } from "@favilla/design-system/layout/PageHeader.tsx";
import { Link } from "@favilla/design-system/text/Link.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import type { ReactNode } from "react";
import { PanelBoundary } from "../app/PanelBoundary.tsx";
import { profileMessages } from "./profileMessages.it.ts";

interface ProfileFrameProps {
  title: string;
  description: string;
  children: ReactNode;
}

/** A page of the profile: what it is about, and the way back to the others. */
export function ProfileFrame({ title, description, children }: ProfileFrameProps) {
  const { backToProfile } = useMessages(profileMessages);
  return (
    <>
      <PageHeader title={title} description={description} action={<Link href="/profilo">{backToProfile}</Link>} />
      <PanelBoundary>{children}</PanelBoundary>
    </>
  );
}
