import { type Formats, formatsOf } from "../data/useFormats.ts";
import { fill, type WordsOf } from "../theme/messages.ts";
import type { vouchersMessages } from "./messages.it.ts";
import type { VoucherFacts } from "./voucherFacts.ts";
import { shownStatus } from "./voucherStatus.ts";

type Words = WordsOf<typeof vouchersMessages>;

/** Returns the text about the validity, or "" for a used voucher. */
export function validityText(
  { status, validityEndDate }: Pick<VoucherFacts, "status" | "validityEndDate">,
  words: Words,
  formats: Formats = formatsOf(),
): string {
  const date = formats.formatDayMonth(validityEndDate, { year: true });
  const shown = shownStatus(status);
  return date && shown !== "Used" ? formats.fillDates(shown === "Expired" ? words.expiredOn : words.validUntil, { date }) : "";
}

/** Returns texts that distinguish vouchers of the same name, by id: the last valid day, and if that is equal the position. */
export function hintsOf(vouchers: readonly VoucherFacts[], words: Words, formats: Formats = formatsOf()): ReadonlyMap<string, string> {
  const names = new Map<string, Map<string, string[]>>();
  for (const voucher of vouchers) {
    const alike = names.get(voucher.promoName) ?? new Map<string, string[]>();
    const validity = validityText(voucher, words, formats);
    alike.set(validity, [...(alike.get(validity) ?? []), voucher.id]);
    names.set(voucher.promoName, alike);
  }
  const hints = new Map<string, string>();
  for (const alike of names.values())
    for (const [validity, ids] of alike)
      for (const [index, id] of ids.entries()) {
        const place = ids.length > 1 && fill(words.oneOf, { place: index + 1, count: ids.length });
        hints.set(id, [alike.size > 1 && validity, place].filter(Boolean).join(", "));
      }
  return hints;
}
