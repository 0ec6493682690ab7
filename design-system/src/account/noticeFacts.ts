import type { NotificationFacts, NotificationKind } from "./NotificationCard.tsx";
import { type Notice, noticeKind } from "./notice.ts";

/** Facts outside the notifications that decide what they ask for. */
export interface NoticeContext {
  /** Addresses of the pages that notifications lead to. A page that the site or this customer does not have is missing. */
  hrefs: Readonly<Partial<Record<NotificationKind, string | undefined>>>;
  /** Returns the address of a supply. */
  supplyHref: (id: string) => string;
  /** Campaign groups of the notifications about the referral. */
  referralCampaigns: readonly string[];
  /** Ids of the self-reading windows whose reading was sent. */
  sentWindows: ReadonlySet<string>;
}

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
export function noticeFacts(notice: Notice, { hrefs, supplyHref, referralCampaigns, sentWindows }: NoticeContext): NotificationFacts {
  const kind = noticeKind(notice);
  const { id, text, createdAt, deadline, dataInizioSconto, dataFineSconto, selfReading, supplyId, read } = notice;
  const isAnswered = kind === "selfReading" && selfReading !== null && sentWindows.has(selfReading);
  const leadsNowhere = isAnswered || (kind === "promo" && !isReferral(notice, referralCampaigns));
  return {
    id,
    kind,
    text,
    createdAt,
    deadline: isAnswered ? null : deadline,
    discountFrom: dataInizioSconto,
    discountTo: dataFineSconto,
    read,
    href: leadsNowhere ? undefined : hrefs[kind],
    supplyHref: supplyId === null ? undefined : supplyHref(supplyId),
  };
}
