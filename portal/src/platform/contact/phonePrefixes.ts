import * as z from "zod/mini";
import { id, parseRows } from "../edge/edge.ts";
import { publicQuery } from "../wire/graphql.ts";
import { PhonePrefixesDocument } from "./generated/phonePrefixes.ts";

const phonePrefix = z.object({
  label: z.string(),
  /** Digits. */
  value: z.pipe(id, z.string().check(z.regex(/^[0-9]{1,7}$/))),
});
export type PhonePrefix = z.infer<typeof phonePrefix>;

/** Telephone prefixes, sorted by value as numbers. Whoever registers needs them too: no session is asked for. */
export async function fetchPhonePrefixes(signal?: AbortSignal): Promise<PhonePrefix[]> {
  const rows = parseRows(phonePrefix, (await publicQuery(PhonePrefixesDocument, {}, { signal })).allPhonePrefixes, "phone prefixes");
  // The prefix is shown beside the country, which some servers' labels have in them already: "Italia (+39)".
  const named = rows.map(({ label, value }) => ({ value, label: label.replace(/\s*\(\+\d+\)$/, "") }));
  return named.sort((one, other) => Number(one.value) - Number(other.value));
}
