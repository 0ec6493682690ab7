import { forwardRef, type HTMLAttributes } from "react";
import { RowGroup, RowLink } from "../data/RowGroup.tsx";
import { SkeletonLine } from "../feedback/SkeletonLine.tsx";
import { BillIcon } from "../icons/BillIcon.ts";
import type { Icon } from "../icons/createIcon.tsx";
import { EditIcon } from "../icons/EditIcon.ts";
import { LockIcon } from "../icons/LockIcon.ts";
import { MapPinIcon } from "../icons/MapPinIcon.ts";
import { PhoneIcon } from "../icons/PhoneIcon.ts";
import { ShieldIcon } from "../icons/ShieldIcon.ts";
import { UserIcon } from "../icons/UserIcon.ts";
import { cx } from "../theme/cx.ts";
import { useMessages } from "../theme/messages.ts";
import { rem } from "../theme/rem.ts";
import { accountMessages } from "./messages.it.ts";
import * as styles from "./ProfileDashboard.css.ts";

/** Pages of the profile in display order (PF-01). */
export const profilePages = ["credentials", "personalData", "contacts", "residence", "consents", "statement", "changes"] as const;
export type ProfilePage = (typeof profilePages)[number];

const icons: Record<ProfilePage, Icon> = {
  credentials: LockIcon,
  personalData: UserIcon,
  contacts: PhoneIcon,
  residence: MapPinIcon,
  consents: ShieldIcon,
  statement: BillIcon,
  changes: EditIcon,
};

export interface ProfileDashboardProps extends Omit<HTMLAttributes<HTMLUListElement>, "children"> {
  /** Address of each page. A page without an address is not shown. */
  hrefs: Readonly<Partial<Record<ProfilePage, string>>>;
  /** Present values of pages, in place of the sentence about them; null while one is loading. @default the sentences */
  values?: Readonly<Partial<Record<ProfilePage, string | null>>> | undefined;
}

/** The pages of the profile as rows of one card, each a link (PF-18). */
export const ProfileDashboard = forwardRef<HTMLUListElement, ProfileDashboardProps>(function ProfileDashboard(
  { hrefs, values, className, ...rest },
  ref,
) {
  const words = useMessages(accountMessages);
  return (
    <RowGroup label={words.dashboard} {...rest} ref={ref} className={cx(styles.dashboard, className)}>
      {profilePages.map((page) => {
        const href = hrefs[page];
        const IconShape = icons[page];
        return href === undefined ? null : (
          <RowLink
            key={page}
            href={href}
            glyph={
              <span className={styles.glyph}>
                <IconShape />
              </span>
            }
            title={words[page]}
            note={values?.[page] === null ? <SkeletonLine width={rem(9)} /> : (values?.[page] ?? words[`${page}Text`])}
          />
        );
      })}
    </RowGroup>
  );
});
