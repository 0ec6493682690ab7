import { useMessages } from "../theme/messages.ts";
import { billDataMessages } from "./billDataMessages.it.ts";
import type { BillDataWords } from "./billDataRows.ts";
import { billCardMessages } from "./cardMessages.it.ts";
import { billDetailMessages } from "./detailMessages.it.ts";
import { paySheetMessages } from "./paySheetMessages.it.ts";

/** Returns the words of the facts of a bill, which several parts of the room have. */
export function useBillDataWords(): BillDataWords & Record<"title" | "lines" | "readings", string> {
  const { code } = useMessages(paySheetMessages);
  return { ...useMessages(billCardMessages), ...useMessages(billDetailMessages), ...useMessages(billDataMessages), code };
}
