import { fill, type WordsOf } from "../theme/messages.ts";
import type { recoveryMessages } from "./recoveryMessages.it.ts";

/** What a masked address ("g•••••@e•••••.it") says when it is read aloud; as it is where it has another form. */
export function spokenEmail(masked: string, words: WordsOf<typeof recoveryMessages>): string {
  const [, name, domain, end] = /^(\S)[•*]+@(\S)[•*]+(\.[^\s•*]+)$/u.exec(masked) ?? [];
  return name && domain && end ? fill(words.spokenEmail, { name, domain, end }) : masked;
}
