import type { SupplyId } from "../data/kinds.ts";
import type { AskedValue } from "./RequestsView.tsx";
import type { RequestStatus, RequestType } from "./requestProgress.ts";

/** A request as the servers have it. */
export interface StatusRequest {
  id: string;
  type: RequestType;
  status: RequestStatus;
  /** Day in Rome, "YYYY-MM-DD". */
  date: string | null;
  /** ISO 8601. */
  updatedAt: string | null;
  /** Day and time in Rome, "YYYY-MM-DD" and "HH:mm". Null if only the day is known. */
  sentAt: { date: string; time: string } | null;
  /** Supply that the request is about; null from servers that do not keep it. */
  supplyId: SupplyId | null;
}

/** Something of a supply that requests change, with the last change of it. */
export interface RequestSubject {
  type: RequestType;
  supplyId: SupplyId;
  /** Day in Rome of the last change. Null for a thing whose changes have no moment of their own. */
  date: string | null;
  /** "HH:mm" in Rome. */
  time: string | null;
  /** The value after the last change; null if it is unknown or not in force yet. */
  asked: AskedValue | null;
}

export interface DescribedRequest extends StatusRequest {
  /** Null if neither the server nor a match names one. */
  supplyId: SupplyId | null;
  asked: AskedValue | null;
  /** True if a later request asks for the same. */
  replaced: boolean;
}

/** Tells whether a subject's last change is this request. */
function isLastChange({ sentAt, date }: StatusRequest, subject: RequestSubject): boolean {
  if (!subject.date || !subject.time) return false;
  return sentAt ? subject.date === sentAt.date && subject.time === sentAt.time : subject.date === date;
}

/**
 * Adds to each request its supply and what was asked. A request without a supply belongs to the customer's only one, or to the one whose last
 * change has its type and moment; if several have, it stays without.
 * @param requests newest first
 * @param supplyIds ids of all supplies of the customer
 */
export function describeRequests(
  requests: readonly StatusRequest[],
  supplyIds: readonly string[],
  subjects: readonly RequestSubject[],
): DescribedRequest[] {
  const latest = new Set<string>();
  return requests.map((request) => {
    const ofType = subjects.filter(({ type }) => type === request.type);
    const matches = ofType.filter((subject) => isLastChange(request, subject));
    const named = request.supplyId !== null && supplyIds.includes(request.supplyId) ? request.supplyId : null;
    // What a customer writes may be about no supply, and instalments are about a bill.
    const isChange = request.type !== "Complaint" && request.type !== "InstalmentPlan";
    const candidates = isChange && supplyIds.length === 1 ? supplyIds : matches.map((match) => match.supplyId);
    const supplyId = named ?? (candidates.length === 1 ? candidates[0] : null) ?? null;
    const key = `${request.type} ${supplyId}`;
    const replaced = supplyId !== null && latest.has(key);
    latest.add(key);
    const subject = ofType.find((each) => each.supplyId === supplyId && (each.date === null || isLastChange(request, each)));
    const known = !replaced && request.status !== "ClosedWithFailure" && request.status !== "unknown";
    return { ...request, supplyId, replaced, asked: (known && subject?.asked) || null };
  });
}
