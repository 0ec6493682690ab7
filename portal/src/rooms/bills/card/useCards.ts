import type { BillFacts } from "@favilla/design-system/bills/BillCard.tsx";
import { dataMessages } from "@favilla/design-system/data/messages.it.ts";
import { fill, useMessages } from "@favilla/design-system/theme/messages.ts";
import { type ReactNode, useMemo } from "react";
import type { Supply } from "../../supplies/supply.ts";
import type { Bill } from "../bill.ts";
import type { InvoiceDownload } from "../useInvoiceDownload.ts";
import { toCard } from "./billCard.ts";
import { billCardMessages } from "./cardMessages.it.ts";
import { twinsOf } from "./twins.ts";

const noSupplies: readonly Supply[] = [];

/**
 * Returns a function that converts a bill to its card's props. The same bill gives the same object, so that memoized cards are not rendered
 * again.
 * @param today today in Rome, "YYYY-MM-DD"
 */
export function useCards(today: string, supplies: readonly Supply[] = noSupplies): (bill: Bill) => BillFacts {
  const words = useMessages(billCardMessages);
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

/**
 * Returns the cards of the bills with their download state, their note about another bill for the same period, and the content of their
 * opened details.
 */
export function useShownCards(
  bills: readonly Bill[],
  supplies: readonly Supply[] | undefined,
  today: string,
  { busy, failed }: Pick<InvoiceDownload, "busy" | "failed">,
  insideOf?: (bill: Bill) => ReactNode,
): readonly BillFacts[] {
  const { samePeriod } = useMessages(billCardMessages);
  const cardOf = useCards(today, supplies);
  return useMemo(() => {
    const twins = twinsOf(bills);
    return bills.map((bill): BillFacts => {
      const card = cardOf(bill);
      const twin = twins.get(bill.id);
      const inside = insideOf?.(bill);
      const mine = (file: InvoiceDownload["busy"]) => (file?.id === card.id ? file.format : undefined);
      if (!twin && !inside && !mine(busy) && !mine(failed)) return card;
      const note = twin && [fill(samePeriod, { number: twin.number }), card.note].filter(Boolean).join(" ");
      return { ...card, busy: mine(busy), failed: mine(failed), inside, note: note ?? card.note };
    });
  }, [bills, cardOf, busy, failed, insideOf, samePeriod]);
}
