import { billFilterErrors } from "@favilla/design-system/bills/billFilterGroups";
import { encodeBillFilter } from "@favilla/design-system/bills/billFilterQuery";
import { formatDate } from "@favilla/design-system/data/dates";
import { formatMoney } from "@favilla/design-system/data/format";
import { parseAmount } from "@favilla/design-system/forms/parseAmount";

/** Results that a server gets from the library's helpers. */
export const print = (): string =>
  JSON.stringify([
    formatMoney(1064.75),
    formatDate("2026-11-27"),
    parseAmount("1.064,75"),
    typeof encodeBillFilter,
    typeof billFilterErrors,
  ]);
