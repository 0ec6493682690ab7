import { type ReferralFacts, ReferralView } from "@favilla/design-system/account/ReferralView.tsx";
import { type Load, loadOf } from "@favilla/design-system/data/load.ts";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { appMessages } from "../../../platform/pages/messages.it.ts";
import { hrefTo } from "../../../platform/pages/paths.ts";
import { usePage } from "../../../platform/pages/usePage.ts";
import { useQuery } from "../../../platform/query/useQuery.ts";
import { customerQuery } from "../calls.ts";
import type { Customer } from "../customer.ts";
import type { PromoConfiguration } from "./promo.ts";
import { usePromo } from "./usePromo.ts";

/** Joins the customer's code and the promotion, each of which may be loading, have failed or be missing. */
function referralOf(customer: Load<Customer>, promo: Load<PromoConfiguration>): Load<ReferralFacts> {
  if (customer.state !== "Loaded") return customer;
  if (promo.state !== "Loaded") return promo;
  const { friendCode } = customer.data;
  const { shareText, shareUrl, ...terms } = promo.data;
  return friendCode ? loadOf({ ...terms, friendCode, share: { text: shareText, url: shareUrl } }) : { state: "NoDataFound" };
}

/** `ReferralView` with data from the servers. */
export default function BringAFriendPage() {
  const title = usePage("bringAFriend");
  const { backHome } = useMessages(appMessages);
  return (
    <ReferralView title={title} load={referralOf(useQuery(customerQuery), usePromo())} home={{ href: hrefTo("home"), label: backHome }} />
  );
}
