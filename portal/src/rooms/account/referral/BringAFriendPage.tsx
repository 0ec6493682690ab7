import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { pagesMessages } from "../../../platform/pages/messages.it.ts";
import { usePage } from "../../../platform/pages/usePage.ts";
import { useCustomer } from "../useCustomer.ts";
import { BringAFriendView } from "./BringAFriendView.tsx";
import { usePromo } from "./usePromo.ts";

/** `BringAFriendView` with data from the servers. */
export default function BringAFriendPage() {
  usePage(useMessages(pagesMessages).bringAFriend);
  return <BringAFriendView customer={useCustomer()} promo={usePromo()} />;
}
