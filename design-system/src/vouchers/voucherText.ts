import type { DateWords } from "../data/dateFormats.ts";
import { yearOf } from "../data/dates.ts";
import { type Formats, formatsOf } from "../data/useFormats.ts";
import { fill, type WordsOf } from "../theme/messages.ts";
import type { vouchersMessages } from "./messages.it.ts";
import type { VoucherFacts } from "./voucherFacts.ts";
import { shownStatus } from "./voucherStatus.ts";

type Words = WordsOf<typeof vouchersMessages>;

type Dates = Pick<VoucherFacts, "status" | "validityEndDate" | "lastExpenditure">;

/** Returns the text about the validity; for a used voucher the day of its use, or "" if that is not known. */
export function validityText({ status, validityEndDate, lastExpenditure }: Dates, words: Words, formats: Formats = formatsOf()): string {
  const shown = shownStatus(status);
  const date = formats.formatDayMonth(shown === "Used" ? lastExpenditure : validityEndDate, { year: true });
  if (!date) return "";
  const texts = { Used: words.usedOn, Expired: words.expiredOn, Valid: words.validUntil, Unknown: words.validUntil };
  return formats.fillDates(texts[shown], { date });
}

/** Returns how soon a voucher that can be used ends, "Scade domani", or undefined if that is more than 30 days away. */
export function endsSoonText(
  { status, validityEndDate }: Dates,
  today: string,
  words: Words,
  dateWords: DateWords,
  formats: Formats = formatsOf(),
): string | undefined {
  const day = formats.parseDate(validityEndDate);
  if (!day || day < today || shownStatus(status) !== "Valid") return undefined;
  const date = formats.distanceText(day, today, dateWords);
  return date && fill(words.ends, { date });
}

/** Returns what tells a voucher from others of its name: the day on which it was received, or that it is not active yet. */
export function receivedText(
  { status, assignmentDate }: Pick<VoucherFacts, "status" | "assignmentDate">,
  words: Words,
  formats: Formats = formatsOf(),
  today?: string,
): string {
  if (status === "ToBeAssigned") return words.notActive;
  const date = today ? formats.bareDayShort(assignmentDate, yearOf(today)) : formats.formatDayMonth(assignmentDate, { year: true });
  return date ? formats.fillDates(words.receivedOn, { date }) : "";
}

/**
 * Returns texts that tell vouchers of the same name and last day apart, by id: the day of receipt, else the position. The list shows the last
 * day of each.
 */
export function hintsOf(
  vouchers: readonly VoucherFacts[],
  words: Words,
  formats: Formats = formatsOf(),
  today?: string,
): ReadonlyMap<string, string> {
  const hints = new Map<string, string>();
  for (const namesakes of groupBy(vouchers, ({ promoName }) => promoName)) {
    const byValidity = groupBy(namesakes, (voucher) => validityText(voucher, words, formats));
    for (const sameDay of byValidity) {
      const byReceipt = groupBy(sameDay, (voucher) => receivedText(voucher, words, formats, today));
      for (const alike of byReceipt)
        for (const [index, voucher] of alike.entries()) {
          const texts = [
            byReceipt.length > 1 && receivedText(voucher, words, formats, today),
            alike.length > 1 && fill(words.oneOf, { place: index + 1, count: alike.length }),
          ];
          hints.set(voucher.id, texts.filter(Boolean).join(", "));
        }
    }
  }
  return hints;
}

/** Returns the vouchers in groups with the same text, in the order in which each text appears first. */
function groupBy(vouchers: readonly VoucherFacts[], textOf: (voucher: VoucherFacts) => string): VoucherFacts[][] {
  const groups = new Map<string, VoucherFacts[]>();
  for (const voucher of vouchers) groups.set(textOf(voucher), [...(groups.get(textOf(voucher)) ?? []), voucher]);
  return [...groups.values()];
}
