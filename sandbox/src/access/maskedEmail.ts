import { createHmac } from "node:crypto";
import { type Account, isInUse } from "./accounts.ts";

const dots = "•••••";
/** A secret key, so that nobody can work out which answers are invented. A real server has its own. */
const secret = "favilla sandbox";
const letters = "abcdefghilmnoprstuvz";

/** First letters of name and domain, and the part after the last point: `g•••••@e•••••.it`. */
const masked = (email: string): string => {
  const at = email.lastIndexOf("@");
  return `${email[0]}${dots}@${email[at + 1]}${dots}${email.slice(email.lastIndexOf("."))}`;
};

/** The masked address of an account; without an account, one invented from the fiscal code, in the same form. */
export function maskedEmailOf(fiscalCode: string, account: Account | undefined): string {
  const made = createHmac("sha256", secret).update(fiscalCode.toUpperCase()).digest()[0] as number;
  const address = account && isInUse(account) ? account.email : `${letters[made % letters.length]}@esempio.it`;
  return masked(address);
}
