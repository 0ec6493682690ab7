import type { PageHeaderProps } from "@favilla/design-system/layout/PageHeader.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { type PageName, pagesMessages } from "../../platform/pages/messages.it.ts";
import { useParentLink } from "../../platform/pages/SubPageHeader.tsx";
import { usePage } from "../../platform/pages/usePage.ts";

/** Shows a page of the profile. Returns its title, and the link back to the profile. */
export function useProfilePage(page: PageName): Pick<PageHeaderProps, "back"> & { title: string } {
  const title = useMessages(pagesMessages)[page];
  usePage(title);
  return { title, back: useParentLink({ parent: "profileDashboard" }) };
}
