import { randomBytes, scryptSync, timingSafeEqual } from "node:crypto";

const digest = (password: string, salt: string) => scryptSync(password, salt, 32, { N: 2048 });

/** Salted hash of a password, as `salt:hash`. */
export function hashPassword(password: string): string {
  const salt = randomBytes(8).toString("hex");
  return `${salt}:${digest(password, salt).toString("hex")}`;
}

/** Whether a password fits a hash; takes as long where there is no hash, so that the answer does not tell who has an account. */
export function passwordFits(password: string, stored: string | undefined): boolean {
  const [salt = "", hash = ""] = (stored ?? `none:${"0".repeat(64)}`).split(":");
  return timingSafeEqual(digest(password, salt), Buffer.from(hash, "hex")) && stored !== undefined;
}
