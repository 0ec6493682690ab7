import { PageHeader, type PageHeaderProps } from "@favilla/design-system/layout/PageHeader.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { pagesMessages } from "./messages.it.ts";
import { hrefTo, type PlainPage } from "./paths.ts";

interface SubPageHeaderProps extends Omit<PageHeaderProps, "back"> {
  /** The page above, to which the link back leads by its name. */
  parent: PlainPage;
}

/** The title of a subpage, with a link to its parent page above. */
export function SubPageHeader({ parent, ...rest }: SubPageHeaderProps) {
  const words = useMessages(pagesMessages);
  return <PageHeader {...rest} back={{ href: hrefTo(parent), label: words[parent] }} />;
}
