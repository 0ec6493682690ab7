import { PageHeader, type PageHeaderProps } from "@favilla/design-system/layout/PageHeader.tsx";

interface SubPageHeaderProps extends Pick<PageHeaderProps, "title" | "description" | "action"> {
  backHref: string;
  /** The parent page's name. */
  back: string;
}

/** The title of a subpage, with a link to its parent page above. */
export const SubPageHeader = ({ backHref, back, ...rest }: SubPageHeaderProps) => (
  <PageHeader {...rest} back={{ href: backHref, label: back }} />
);
