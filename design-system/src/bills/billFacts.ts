import type { ReactNode } from "react";
import type { Commodity } from "../data/commodity.ts";
import type { PaymentStatus } from "./paymentStatus.ts";

export const billFormats = ["pdf", "csv"] as const;
export type BillFormat = (typeof billFormats)[number];

/** A part of a bill's total. */
export interface BillLine {
  id: string;
  /** Text of a server in a `ContentText`. */
  label: ReactNode;
  /** Euros. */
  amount: number | null;
  /** Number of units, shown as "283 kWh × 0,19572 €" if the unit price is known too. */
  quantity?: number | null | undefined;
  /** Unit of the quantity: "kWh", "giorni". */
  unit?: string | null | undefined;
  /** Euros per unit. */
  unitPrice?: number | null | undefined;
}

/** Days from the one on which a payment was reported until it is asked for again. */
export const reportedDays = 7;

/** A payment that a customer has reported, and that the servers do not know of yet. */
export interface ReportedPayment {
  /** Day in Rome on which it was reported, "YYYY-MM-DD". */
  day: string;
  /** Numbers of the instalments that were due. Empty for a bill that is paid at once. */
  instalments: readonly number[];
  /** True if the customer was asked about it once, and has said so again. @default false */
  again?: boolean | undefined;
}

/** Data of one bill. Dates are ISO days or timestamps; a missing, malformed or placeholder date is treated as absent. */
export interface BillFacts {
  /** Unique id, passed to `onDownload`, `onDetail` and `onPay`. */
  id: string;
  /** An unknown commodity is shown and read as "other". */
  commodity: Commodity;
  /** The supply's nickname, else its address (SU-01). Long names wrap and are never cut off. */
  supplyName: string;
  /** Year of the document. Dates in this year are shown without the year. */
  year: number;
  /** Document number. */
  number: string;
  /** An unknown status is shown as "Stato da verificare". */
  status: PaymentStatus;
  /** The amount is debited from the customer's account or booklet automatically on the due date. False once a debit was refused. @default false */
  debit?: boolean | undefined;
  /** The document is a credit note, and is called so. @default false */
  creditNote?: boolean | undefined;
  emissionDate?: string | null | undefined;
  /** A due date within 30 days of today is shown as a distance: "tra 6 giorni". */
  expiryDate?: string | null | undefined;
  paymentDate?: string | null | undefined;
  /** Amount in euros. Null shows "–". Zero or less is not a debt: "Niente da pagare", "A tuo credito". */
  total: number | null;
  /**
   * Euros that are still open, if the server tells: a payment in part makes it less than what the instalments tell. Without it, it is what
   * the unpaid instalments come to, else the total.
   */
  balance?: number | null | undefined;
  /**
   * A payment that the customer has reported: what was due is "Pagamento in arrivo" for seven days, or until the servers tell that it is paid.
   */
  reported?: ReportedPayment | null | undefined;
  /** Parts of the total. The detail appears if there are two or more (BL-02). */
  lines?: readonly BillLine[] | undefined;
  /** Instalments, amounts in euros. The next unpaid one tells the amount that is shown, its due date and the status. */
  rates?:
    | readonly { number: number; amount: number | null; expiryDate?: string | null | undefined; paymentDate?: string | null | undefined }[]
    | undefined;
  /** First and last day of the billed period, shown as months. */
  period?: { from?: string | null | undefined; to?: string | null | undefined } | undefined;
  /** Issued in the last 30 days (BL-14). @default false */
  isNew?: boolean | undefined;
  /** Formats that can be downloaded. Other values get no button. */
  formats: readonly BillFormat[];
  /** Format that is being downloaded. Its button shows a spinner and ignores presses. */
  busy?: BillFormat | undefined;
  /** Format whose download failed. Its button offers a retry. */
  failed?: BillFormat | undefined;
  /** Tells how the bill is paid, in one sentence: in the opened detail and in the way to pay. */
  paying?: string | undefined;
  /** A note in words, or a callout such as `SamePeriodCallout`. */
  note?: ReactNode;
  /** Address of the bill's own page. The opened detail leads there. */
  href?: string | undefined;
  /** Content below the parts of the total in the opened detail, such as the meter readings. */
  inside?: ReactNode;
}
