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

/** Facts outside the notifications that decide what they ask for. */
export interface NoticeContext {
  /** Campaign groups of the notifications about the referral. */
  referralCampaigns: readonly string[];
  /** Ids of the self-reading windows whose reading was sent. */
  sentWindows: ReadonlySet<string>;
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
 * Converts a notification to its card's props. The retailer's campaign group is left out (NT-03). If the reading that it asks for was sent,
 * it has neither link nor deadline (NT-08).
 */
export function noticeFacts(
  notice: Notice,
  destinations: Destinations,
  { referralCampaigns, sentWindows }: NoticeContext,
): NotificationFacts {
  const kind = noticeKind(notice);
  const isAnswered = kind === "selfReading" && notice.selfReading !== null && sentWindows.has(notice.selfReading);
  const place = isAnswered || (kind === "promo" && !isReferral(notice, referralCampaigns)) ? undefined : places[kind];
  const { id, text, createdAt, deadline, dataInizioSconto, dataFineSconto, supplyId, read } = notice;
  return {
    id,
    kind,
    text,
    createdAt,
    deadline: isAnswered ? null : deadline,
    discountFrom: dataInizioSconto,
    discountTo: dataFineSconto,
    read,
    href: place && destinations[place.needs] ? place.href : undefined,
    supplyHref: supplyId === null ? undefined : hrefTo("supplyDetail", { id: supplyId }),
  };
}
