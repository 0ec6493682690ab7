import type { NotificationFacts } from "@favilla/design-system/account/NotificationCard.tsx";
import { hrefTo } from "../../../platform/pages/paths.ts";
import { type Notice, type NoticeKind, noticeKind } from "./notice.ts";

/** Pages that notifications may link to, depending on the installation and the customer. */
export interface Destinations {
  readings: boolean;
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
 * Tells whether a promotion has a discount of its own. It is then not the referral, the only promotion with a page (NT-06).
 */
const isOwnDiscount = ({ dataInizioSconto, dataFineSconto }: Notice): boolean => dataInizioSconto !== null || dataFineSconto !== null;

/** Converts a notification to its card's props. The retailer's campaign group is left out (NT-03). */
export function noticeFacts(notice: Notice, destinations: Destinations): NotificationFacts {
  const kind = noticeKind(notice);
  const place = kind === "promo" && isOwnDiscount(notice) ? undefined : places[kind];
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
