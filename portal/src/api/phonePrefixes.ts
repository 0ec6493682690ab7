import * as v from "valibot";
import { id, object, parseRows } from "./edge.ts";
import { PhonePrefixesDocument } from "./generated/payments.ts";
import { publicQuery } from "./graphql.ts";

export interface PhonePrefix {
  label: string;
  /** Digits. */
  value: string;
}

const phonePrefix = object({ label: v.string(), value: v.pipe(id, v.regex(/^[0-9]{1,7}$/)) });

/** Telephone prefixes, sorted by value as numbers. Whoever registers needs them too: no session is asked for. */
export async function fetchPhonePrefixes(signal?: AbortSignal): Promise<PhonePrefix[]> {
  const rows = parseRows(phonePrefix, (await publicQuery(PhonePrefixesDocument, {}, { signal })).allPhonePrefixes, "phone prefixes");
  // The prefix is shown beside the country, which some servers' labels have in them already: "Italia (+39)".
  const named = rows.map(({ label, value }) => ({ value, label: label.replace(/\s*\(\+\d+\)$/, "") }));
  return named.sort((one, other) => Number(one.value) - Number(other.value));
}
