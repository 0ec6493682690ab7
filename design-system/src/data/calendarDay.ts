/**
 * A day for the customer's calendar. The file contains these texts and nothing else, because a calendar is often shared: a name, an amount
 * and a payment code, never an address, a customer's number or a bank account.
 */
export interface CalendarDay {
  /**
   * Identifies what is due, such as "bill 12 instalment 2", whatever its name, amount and day: a calendar that gets the event again replaces
   * it. The file has only its hash, because it may contain the code of a supply.
   */
  id: string;
  /** Day in Rome, "YYYY-MM-DD". */
  day: string;
  /** Title of the event: "Paga la bolletta di Casa al mare, 33,58 €". */
  title: string;
  /** Payment code of the bill, shown in the event's description. */
  code?: string | undefined;
  /** Label of the code: "Codice avviso". */
  codeLabel?: string | undefined;
}
