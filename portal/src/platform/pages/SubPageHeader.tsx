import { PageHeader, type PageHeaderProps } from "@favilla/design-system/layout/PageHeader.tsx";
import { Stack } from "@favilla/design-system/layout/Stack.tsx";
import { Link } from "@favilla/design-system/text/Link.tsx";

interface SubPageHeaderProps extends Pick<PageHeaderProps, "title" | "description" | "action"> {
  backHref: string;
  /** Label of the link back. */
  back: string;
}

/** The title of a subpage, with a link to its parent page above. */
export const SubPageHeader = ({ backHref, back, ...rest }: SubPageHeaderProps) => (
  <Stack gap={2}>
    <p>
      <Link href={backHref}>{back}</Link>
    </p>
    <PageHeader {...rest} />
  </Stack>
);
