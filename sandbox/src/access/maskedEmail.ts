import { createHmac } from "node:crypto";
import { maskedEmail } from "../base/masked.ts";
import { type Account, isInUse } from "./accounts.ts";

/** A secret key, so that nobody can work out which answers are invented. A real server has its own. */
const secret = "favilla sandbox";
const letters = "abcdefghilmnoprstuvz";

/** The masked address of an account; without an account, one invented from the fiscal code, in the same form. */
export function maskedEmailOf(fiscalCode: string, account: Account | undefined): string {
  const made = createHmac("sha256", secret).update(fiscalCode.toUpperCase()).digest()[0] as number;
  const address = account && isInUse(account) ? account.email : `${letters[made % letters.length]}@esempio.it`;
  return maskedEmail(address);
}
