import { PageHeader, type PageHeaderProps } from "@favilla/design-system/layout/PageHeader.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { type PageName, pagesMessages } from "./messages.it.ts";
import { hrefTo, type PlainPage } from "./paths.ts";

/** The page above a subpage. `parentHref` is the address of a parent whose path has parameters. */
type Parent = { parent: PlainPage; parentHref?: undefined } | { parent: PageName; parentHref: string };

/** Returns the link to a subpage's parent page, with the parent's name. Every link back of the portal comes from here. */
export function useParentLink({ parent, parentHref }: Parent): NonNullable<PageHeaderProps["back"]> {
  const words = useMessages(pagesMessages);
  return { href: parentHref ?? hrefTo(parent as PlainPage), label: words[parent] };
}

/** The title of a subpage, with a link to its parent page above. */
export function SubPageHeader({ parent, parentHref, ...rest }: Parent & Omit<PageHeaderProps, "back">) {
  const back = useParentLink({ parent, parentHref } as Parent);
  return <PageHeader {...rest} back={back} />;
}
