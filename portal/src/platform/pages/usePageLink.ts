import type { PageHeaderProps } from "@favilla/design-system/layout/PageHeader.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { type PageName, pagesMessages } from "./messages.it.ts";
import { hrefTo, type PlainPage } from "./paths.ts";

/** Returns the link to a page, with the page's title. Every link back of the portal comes from here. A path with parameters needs its address. */
export function usePageLink(...[page, href]: [page: PlainPage] | [page: PageName, href: string]): NonNullable<PageHeaderProps["back"]> {
  return { href: href ?? hrefTo(page as PlainPage), label: useMessages(pagesMessages)[page] };
}
