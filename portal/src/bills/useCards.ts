import type { BillFacts } from "@favilla/design-system/bills/BillCard.tsx";
import { dataMessages } from "@favilla/design-system/data/messages.it.ts";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { useMemo } from "react";
import type { Supply } from "../supplies/supply.ts";
import type { Bill } from "./bill.ts";
import { toCard } from "./billCard.ts";
import { billsPageMessages } from "./messages.it.ts";
import type { InvoiceDownload } from "./useInvoiceDownload.ts";

const noSupplies: readonly Supply[] = [];

/**
 * Gives each bill's card. The same bill is the same object, so that memoized cards are left alone.
 * @param today the day in Rome, "YYYY-MM-DD"
 */
export function useCards(today: string, supplies: readonly Supply[] = noSupplies): (bill: Bill) => BillFacts {
  const words = useMessages(billsPageMessages);
  const commodityWords = useMessages(dataMessages);
  return useMemo(() => {
    const made = new WeakMap<Bill, BillFacts>();
    return (bill) => {
      const card = made.get(bill) ?? toCard(bill, { supplies, today, words, commodityWords });
      made.set(bill, card);
      return card;
    };
  }, [supplies, today, words, commodityWords]);
}

/** The bills' cards, the one that is being downloaded marked busy. */
export function useShownCards(
  bills: readonly Bill[],
  supplies: readonly Supply[] | undefined,
  today: string,
  busy: InvoiceDownload["busy"],
): readonly BillFacts[] {
  const cardOf = useCards(today, supplies);
  return useMemo(
    () => bills.map(cardOf).map((card) => (card.id === busy?.id ? { ...card, busy: busy.format } : card)),
    [bills, cardOf, busy],
  );
}
