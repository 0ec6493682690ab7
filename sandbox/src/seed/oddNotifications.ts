import type { Notification } from "@favilla/contract/schema.ts";
import { addDays, placeholders, timestamp } from "../base/dates.ts";

/** An unknown kind, texts with markup or of great length, deadlines that have passed or are no dates. */
export function oddNotifications(customerId: string, today: string): Notification[] {
  const plain = (number: number): Notification => ({
    id: `n-${customerId}-${number}`,
    createdAt: timestamp(addDays(today, 1 - number)),
    updatedAt: null,
    deadline: null,
    clusterCampagna: null,
    dataInizioSconto: null,
    dataFineSconto: null,
    notificationType: 2,
    type: "PromoNotification",
    text: null,
    selfReading: null,
    supplyId: null,
    read: true,
  });
  return [
    { ...plain(1), deadline: placeholders[0], notificationType: 9, type: "Mystery", supplyId: "s-unknown", read: false },
    { ...plain(2), text: `<b>Sconto</b> <img src=x onerror="alert('avviso')"> solo per te`, deadline: timestamp(addDays(today, -1)) },
    {
      ...plain(3),
      notificationType: null,
      type: "VOUCHERNOTIFICATION",
      text: "Parolalunghissimasenzaspazi".repeat(12),
      deadline: "31/02/2026",
    },
    {
      ...plain(4),
      text: "Lo sconto comincia dopo la sua fine.",
      dataInizioSconto: timestamp(addDays(today, 10)),
      dataFineSconto: timestamp(addDays(today, -10)),
      clusterCampagna: "INTERNA-42",
    },
    { ...plain(5), notificationType: 1, type: "SelfReading", text: "Autolettura di una fornitura che non c’è più.", selfReading: "w-none" },
  ];
}
