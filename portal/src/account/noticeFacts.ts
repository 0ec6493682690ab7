import type { NotificationFacts } from "@favilla/design-system/account/NotificationCard.tsx";
import { type Notice, type NoticeKind, noticeKind } from "./notice.ts";

/** What a notification can lead to, here and for this customer. */
export interface Destinations {
  readings: boolean;
  promo: boolean;
  vouchers: boolean;
}

const paths: Readonly<Record<NoticeKind, { path: string; needs: keyof Destinations } | undefined>> = {
  selfReading: { path: "/autolettura", needs: "readings" },
  promo: { path: "/porta-un-amico", needs: "promo" },
  voucher: { path: "/vouchers", needs: "vouchers" },
  other: undefined,
};

/** A notification as its card shows it. The retailer's own group of customers stays out (NT-03). */
export function noticeFacts(notice: Notice, destinations: Destinations): NotificationFacts {
  const kind = noticeKind(notice);
  const place = paths[kind];
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
    href: place && destinations[place.needs] ? place.path : undefined,
    supplyHref: supplyId === null ? undefined : `/forniture/${encodeURIComponent(supplyId)}`,
  };
}
