import type { Day } from "../data/kinds.ts";
import type { RomeMoment } from "../data/useMomentText.ts";

/** Kinds of what a customer writes to a retailer, as the regulator tells them apart: their answers have different times. */
export const complaintKinds = ["rectification", "doubleBilling", "complaint", "information"] as const;
export type ComplaintKind = (typeof complaintKinds)[number];

/** Verdicts of an answer. */
export const complaintVerdicts = ["accepted", "partly", "refused"] as const;
export type ComplaintVerdict = (typeof complaintVerdicts)[number];

/** The retailer's answer. */
export interface ComplaintAnswer {
  /** Day in Rome. Null if the servers send none: then nobody can say whether it came in time. */
  on: Day | null;
  verdict: ComplaintVerdict | "unknown";
  /** Words of the retailer. */
  text: string | null;
}

/** Facts of a complaint from which its days are counted. */
export interface ComplaintMoments {
  kind: ComplaintKind | "unknown";
  /** Day in Rome on which it arrived. */
  receivedOn: Day | null;
  /** True if the bills of its supply come every four months, null if nobody knows: a correction of a bill may take longer then. */
  fourMonthly: boolean | null;
  /** Words by which the retailer asks the customer for more. Null while nothing is asked. */
  asked: string | null;
  answer: ComplaintAnswer | null;
}

/** A complaint that the retailer has. */
export interface Complaint extends ComplaintMoments {
  id: string;
  /** Number under which the retailer keeps it. */
  number: string;
  /** Its arrival. Null where nobody knows it. */
  receivedAt: RomeMoment | null;
  /** The bill that it is about, by its year and number. Missing and null where it is about none, or nobody knows. */
  bill?: { year: string; number: string } | null | undefined;
  /** SHA-256 of the copy, as 64 hexadecimal digits. */
  sha256: string | null;
  /** The text that was sent, to the letter. */
  copy: string | null;
}

/** Proof that a complaint has arrived. */
export type ComplaintReceipt = Pick<Complaint, "number" | "receivedOn" | "receivedAt" | "sha256"> & {
  /** Null for a visitor, who has no page of the complaint. */
  id: string | null;
};
