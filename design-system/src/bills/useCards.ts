import { createElement, type ReactNode, useMemo } from "react";
import { dataMessages } from "../data/messages.it.ts";
import type { Supply } from "../supplies/supply.ts";
import { useMessages } from "../theme/messages.ts";
import { useToday } from "../theme/today.ts";
import type { BillFacts } from "./BillCard.tsx";
import type { Bill } from "./bill.ts";
import type { BillFormat } from "./billFacts.ts";
import { billCardMessages } from "./cardMessages.it.ts";
import { SamePeriodCallout } from "./SamePeriodCallout.tsx";
import { stateOf } from "./stateOf.ts";
import { toCard } from "./toCard.ts";
import { namedTwins, twinsOf } from "./twins.ts";

/** A file of a bill. */
interface BillFile {
  id: string;
  format: BillFormat;
}

/** Downloads of bills' files, as a view shows and starts them. */
export interface BillDownload {
  /** File that is being downloaded. */
  busy?: BillFile | undefined;
  /** File whose download failed. */
  failed?: BillFile | undefined;
  /** Keep it stable between renders. */
  download: (id: string, format: BillFormat) => void;
}

const noSupplies: readonly Supply[] = [];

/**
 * Returns a function that converts a bill to its card's props. The same bill gives the same object, so that memoized cards are not rendered
 * again.
 * @param hrefOf gives the address of a bill's own page; keep it stable between renders
 */
export function useCards(supplies: readonly Supply[] = noSupplies, hrefOf: (bill: Bill) => string): (bill: Bill) => BillFacts {
  const today = useToday();
  const words = useMessages(billCardMessages);
  const commodityWords = useMessages(dataMessages);
  return useMemo(() => {
    const made = new WeakMap<Bill, BillFacts>();
    return (bill) => {
      const card = made.get(bill) ?? toCard(bill, { supplies, today, words, commodityWords, hrefOf });
      made.set(bill, card);
      return card;
    };
  }, [supplies, today, words, commodityWords, hrefOf]);
}

const noBills: readonly Bill[] = [];

interface ShownCards extends Pick<BillDownload, "busy" | "failed"> {
  /** Gives the address of a bill's own page. Keep it stable between renders. */
  hrefOf: (bill: Bill) => string;
  /** Draws the content of an opened detail. Keep it stable between renders. */
  insideOf?: ((bill: Bill) => ReactNode) | undefined;
  /** Bills that are not listed, but may be for the same period as one that is. */
  others?: readonly Bill[] | undefined;
}

/**
 * Returns the cards of the bills with their download state, their callout about other bills for the same period, and the content of their
 * opened details.
 */
export function useShownCards(
  bills: readonly Bill[],
  supplies: readonly Supply[] | undefined,
  { hrefOf, busy, failed, insideOf, others = noBills }: ShownCards,
): readonly BillFacts[] {
  const today = useToday();
  const cardOf = useCards(supplies, hrefOf);
  const notes = useMemo(() => {
    const twins = [...twinsOf([...bills, ...others], (bill) => stateOf(bill, today))];
    return new Map(
      twins.map(([id, named]) => [
        id,
        createElement(SamePeriodCallout, { key: id, bills: namedTwins(named, today, hrefOf), atBill: true, compact: true }),
      ]),
    );
  }, [bills, others, today, hrefOf]);
  return useMemo(
    () =>
      bills.map((bill): BillFacts => {
        const card = cardOf(bill);
        const note = notes.get(bill.id);
        const inside = insideOf?.(bill);
        const mine = (file: BillDownload["busy"]) => (file?.id === card.id ? file.format : undefined);
        if (!note && !inside && !mine(busy) && !mine(failed)) return card;
        return { ...card, busy: mine(busy), failed: mine(failed), inside, note };
      }),
    [bills, cardOf, busy, failed, insideOf, notes],
  );
}
