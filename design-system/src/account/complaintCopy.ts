import { fill, type WordsOf } from "../theme/messages.ts";
import type { Attachment } from "./attachment.ts";
import type { complaintCopyMessages } from "./complaintCopyMessages.it.ts";
import type { complaintMessages } from "./complaintMessages.it.ts";
import type { ComplaintFields } from "./complaintSchema.ts";

interface CopyFacts {
  fields: ComplaintFields;
  attachments: readonly Pick<Attachment, "name" | "size" | "sha256">[];
  /** Number of the complaint that this one answers. */
  repliesTo: string | undefined;
  /** Day of sending, as it is written in the customer's language. */
  day: string;
  /** Writes the day of the reading. */
  writeDay: (day: string) => string;
}

/**
 * Returns the copy of a complaint, as plain text: everything that is sent, with the hash of each attachment in its place. It is sent too, and
 * its hash is that of the receipt, so that a customer can prove what arrived (CL-13).
 */
export function complaintCopy(
  { fields, attachments, repliesTo, day, writeDay }: CopyFacts,
  words: WordsOf<typeof complaintCopyMessages>,
  kinds: WordsOf<typeof complaintMessages>,
): string {
  const { kind, text, supplyCode, billNumber, reading, readingDay, name, email } = fields;
  const facts = [
    kinds[kind],
    fill(words.day, { day }),
    fill(words.name, { name }),
    fill(words.email, { email }),
    repliesTo && fill(words.repliesTo, { number: repliesTo }),
    supplyCode && fill(words.supply, { code: supplyCode }),
    billNumber && fill(words.bill, { number: billNumber }),
    reading && fill(words.reading, { reading, day: writeDay(readingDay) }),
    ...attachments.map((file) => fill(words.attachment, { name: file.name, size: file.size, hash: file.sha256 })),
  ];
  return [...facts.filter(Boolean), "", text, ""].join("\n");
}
