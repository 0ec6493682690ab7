import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { pagesMessages } from "../../../platform/pages/messages.it.ts";
import { usePage } from "../../../platform/pages/usePage.ts";
import { useQuery } from "../../../platform/query/useQuery.ts";
import { customerQuery } from "../calls.ts";
import { BringAFriendView } from "@favilla/design-system/account/ReferralView.tsx";
import { usePromo } from "./usePromo.ts";

/** `BringAFriendView` with data from the servers. */
export default function BringAFriendPage() {
  usePage(useMessages(pagesMessages).bringAFriend);
  return <BringAFriendView customer={useQuery(customerQuery)} promo={usePromo()} />;
}
