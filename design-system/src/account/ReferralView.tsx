import { ReferralCard } from "./ReferralCard.tsx";
import { Button } from "../actions/Button.tsx";
import type { Load } from "../data/load.ts";
import { EmptyState } from "../feedback/EmptyState.tsx";
import { NoVouchersIllustration } from "../feedback/illustrations/NoVouchersIllustration.tsx";
import { PanelBoundary } from "../feedback/PanelBoundary.tsx";
import { PageHeader } from "../layout/PageHeader.tsx";
import { useMessages } from "../theme/messages.ts";
import { appMessages, pagesMessages } from "../../../portal/src/platform/pages/messages.it.ts";
import { hrefTo } from "../../../portal/src/platform/pages/paths.ts";
import { accountPagesMessages } from "./accountPagesMessages.it.ts";
import type { Customer } from "../../../portal/src/rooms/account/customer.ts";
import { ProfilePanel } from "./ProfilePanel.tsx";
import type { PromoState } from "../../../portal/src/rooms/account/referral/promo.ts";

interface BringAFriendViewProps {
  customer: Load<Pick<Customer, "friendCode">>;
  promo: PromoState;
}

/** The customer's referral code, or a text that there is no promotion, from plain data. */
export function BringAFriendView({ customer, promo }: BringAFriendViewProps) {
  const words = useMessages(accountPagesMessages);
  const { bringAFriend } = useMessages(pagesMessages);
  return (
    <>
      <PageHeader title={bringAFriend} description={words.friendText} />
      <PanelBoundary>
        <ProfilePanel load={withPromo(customer, promo)} lines={6} loading={words.friendLoading} failed={words.friendFailed}>
          {({ friendCode }) => (promo.state === "success" && friendCode ? <Card code={friendCode} terms={promo.configuration} /> : <Off />)}
        </ProfilePanel>
      </PanelBoundary>
    </>
  );
}

/** The customer's state, or that of the promotion while it is loading or could not be loaded. */
function withPromo<T>(customer: Load<T>, promo: PromoState): Load<T> {
  if (customer.state !== "Loaded") return customer;
  if (promo.state === "loading") return { state: "Loading" };
  return promo.state === "unknown" ? { ...promo, state: "LoadFailure" } : customer;
}

type Terms = Extract<PromoState, { state: "success" }>["configuration"];

function Card({ code, terms }: { code: string; terms: Terms }) {
  const { title, description, reward, shareText, shareUrl, validTo } = terms;
  return (
    <ReferralCard
      friendCode={code}
      title={title}
      description={description}
      reward={reward}
      validTo={validTo}
      share={{ text: shareText, url: shareUrl }}
    />
  );
}

function Off() {
  const words = useMessages(accountPagesMessages);
  const { backHome } = useMessages(appMessages);
  return (
    <EmptyState
      illustration={<NoVouchersIllustration />}
      title={words.friendOff}
      description={words.friendOffText}
      action={
        <Button variant="secondary" href={hrefTo("home")}>
          {backHome}
        </Button>
      }
    />
  );
}
