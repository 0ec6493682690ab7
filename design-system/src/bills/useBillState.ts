import { useFormats } from "../data/useFormats.ts";
import { useProvidedToday } from "../theme/today.ts";
import { type BillState, type BillStateFacts, billState } from "./billState.ts";

/** Answers what is open of a bill on the page's day. Timestamps are days of the page's time zone. */
export const useBillState = (bill: BillStateFacts): BillState => billState(bill, useProvidedToday(), useFormats().parseDate);
