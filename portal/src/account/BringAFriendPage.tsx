import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { pagesMessages } from "../app/messages.it.ts";
import { usePage } from "../app/usePage.ts";
import { BringAFriendView } from "./BringAFriendView.tsx";
import { useCustomer } from "./useCustomer.ts";
import { usePromo } from "./usePromo.ts";

/** `BringAFriendView` with what the servers say. */
export default function BringAFriendPage() {
  usePage(useMessages(pagesMessages).bringAFriend);
  return <BringAFriendView customer={useCustomer()} promo={usePromo()} />;
}
