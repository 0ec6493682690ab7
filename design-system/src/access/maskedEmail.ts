import { fill, type WordsOf } from "../theme/messages.ts";
import type { recoveryMessages } from "./recoveryMessages.it.ts";

/** Returns a masked address ("g•••••@e•••••.it") as a text for screen readers. An address in another format is returned unchanged. */
export function spokenEmail(masked: string, words: WordsOf<typeof recoveryMessages>): string {
  const [, name, domain, end] = /^(\S)[•*]+@(\S)[•*]+(\.[^\s•*]+)$/u.exec(masked) ?? [];
  return name && domain && end ? fill(words.spokenEmail, { name, domain, end }) : masked;
}
