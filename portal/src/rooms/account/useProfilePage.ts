import type { PageHeaderProps } from "@favilla/design-system/layout/PageHeader.tsx";
import type { PageName } from "../../platform/pages/messages.it.ts";
import { usePage } from "../../platform/pages/usePage.ts";
import { usePageLink } from "../../platform/pages/usePageLink.ts";

/** Shows a page of the profile. Returns its title, and the link back to the profile. */
export function useProfilePage(page: PageName): Pick<PageHeaderProps, "back"> & { title: string } {
  const title = usePage(page);
  return { title, back: usePageLink("profileDashboard") };
}
