import { matches } from "@favilla/design-system/forms/fieldChecks.ts";
import type { PhonePrefix } from "@favilla/design-system/forms/usePrefixOptions.ts";
import * as z from "zod/mini";
import { id, parseRows } from "../edge/edge.ts";
import { privateQuery } from "../query/privateQuery.ts";
import { publicQuery } from "../wire/publicGraphql.ts";
import { PhonePrefixesDocument } from "./generated/phonePrefixes.ts";

const phonePrefixSchema = z.object({
  label: z.string(),
  /** Digits without plus. */
  value: z.pipe(id, z.string().check(matches(/^[0-9]{1,7}$/))),
});

/** Fetches the telephone prefixes, sorted by number. It needs no session, because the registration uses them too. */
export async function fetchPhonePrefixes(signal?: AbortSignal): Promise<PhonePrefix[]> {
  const rows = parseRows(phonePrefixSchema, (await publicQuery(PhonePrefixesDocument, {}, { signal })).allPhonePrefixes, "phone prefixes");
  // Some servers include the prefix in the label: "Italia (+39)". It is removed, because the prefix is shown beside it.
  const named = rows.map(({ label, value }) => ({ value, label: label.replace(/\s*\(\+\d+\)$/, "") }));
  return named.sort((one, other) => Number(one.value) - Number(other.value));
}

export const phonePrefixesQuery = privateQuery("phonePrefixes", (_customerId, signal) => fetchPhonePrefixes(signal));
