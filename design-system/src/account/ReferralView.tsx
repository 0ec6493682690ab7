import { Button } from "../actions/Button.tsx";
import type { Load } from "../data/load.ts";
import { EmptyState } from "../feedback/EmptyState.tsx";
import { NoVouchersIllustration } from "../feedback/illustrations/NoVouchersIllustration.tsx";
import type { PageHeaderProps } from "../layout/PageHeader.tsx";
import { useMessages } from "../theme/messages.ts";
import { accountPagesMessages } from "./accountPagesMessages.it.ts";
import { ProfileFrame } from "./ProfileFrame.tsx";
import { ProfilePanel } from "./ProfilePanel.tsx";
import { ReferralCard, type ReferralCardProps } from "./ReferralCard.tsx";

/** A customer's referral code with the terms of the promotion. */
export type ReferralFacts = Pick<ReferralCardProps, "friendCode" | "title" | "description" | "reward" | "validTo" | "share">;

export interface ReferralViewProps extends Pick<PageHeaderProps, "title" | "back"> {
  /** "NoDataFound" without a promotion, or for a customer without a code. */
  load: Load<ReferralFacts>;
  /** Link to the home page, shown where there is no promotion. */
  home: { href: string; label: string };
}

/** The page of the referral: the customer's code, or a text that there is no promotion. */
export function ReferralView({ load, home, ...header }: ReferralViewProps) {
  const words = useMessages(accountPagesMessages);
  const none = (
    <EmptyState
      illustration={<NoVouchersIllustration />}
      title={words.friendOff}
      description={words.friendOffText}
      action={
        <Button variant="secondary" href={home.href}>
          {home.label}
        </Button>
      }
    />
  );
  return (
    <ProfileFrame {...header} description={words.friendText}>
      <ProfilePanel load={load} lines={6} loading={words.friendLoading} failedTitle={words.friendFailed} empty={none}>
        {(referral) => <ReferralCard {...referral} />}
      </ProfilePanel>
    </ProfileFrame>
  );
}
