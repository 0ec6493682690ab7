import type { NotificationFacts } from "@favilla/design-system/account/NotificationCard.tsx";
import { hrefTo } from "../../../platform/pages/paths.ts";
import { type Notice, type NoticeKind, noticeKind } from "./notice.ts";

/** Pages that notifications may link to, depending on the installation and the customer. */
export interface Destinations {
  readings: boolean;
  /** True if this customer has the page of the referral. */
  promo: boolean;
  vouchers: boolean;
}

const places: Readonly<Record<NoticeKind, { href: string; needs: keyof Destinations } | undefined>> = {
  selfReading: { href: hrefTo("selfReading"), needs: "readings" },
  promo: { href: hrefTo("bringAFriend"), needs: "promo" },
  voucher: { href: hrefTo("vouchers"), needs: "vouchers" },
  other: undefined,
};

/**
 * Tells whether a promotion is the referral, the only one with a page: its campaign group is the referral's in the configuration (NT-07),
 * and it has no discount of its own (NT-06).
 */
const isReferral = ({ clusterCampagna, dataInizioSconto, dataFineSconto }: Notice, campaigns: readonly string[]): boolean =>
  clusterCampagna !== null && campaigns.includes(clusterCampagna) && dataInizioSconto === null && dataFineSconto === null;

/**
 * Converts a notification to its card's props. The retailer's campaign group is left out (NT-03).
 * @param referralCampaigns campaign groups of the notifications about the referral
 */
export function noticeFacts(notice: Notice, destinations: Destinations, referralCampaigns: readonly string[]): NotificationFacts {
  const kind = noticeKind(notice);
  const place = kind === "promo" && !isReferral(notice, referralCampaigns) ? undefined : places[kind];
  const { id, text, createdAt, deadline, dataInizioSconto, dataFineSconto, supplyId, read } = notice;
  return {
    id,
    kind,
    text,
    createdAt,
    deadline,
    discountFrom: dataInizioSconto,
    discountTo: dataFineSconto,
    read,
    href: place && destinations[place.needs] ? place.href : undefined,
    supplyHref: supplyId === null ? undefined : hrefTo("supplyDetail", { id: supplyId }),
  };
}
