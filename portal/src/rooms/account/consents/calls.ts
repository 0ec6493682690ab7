import { parse } from "../../../platform/edge/edge.ts";
import { privateQuery } from "../../../platform/query/privateQuery.ts";
import type { CustomerId } from "../../../platform/session/customerId.ts";
import { query } from "../../../platform/wire/graphql.ts";
import { write } from "../../../platform/wire/write.ts";
import { PrivaciesDocument, UpdatePrivacyDocument } from "../profile/generated/profile.ts";
import { type Consents, consentNames, consentsSchema, parseConsents } from "./consents.ts";
import { fetchPrivacyConditions } from "./privacyConditions.ts";

export const fetchConsents = async (customerId: CustomerId, signal?: AbortSignal): Promise<Consents> =>
  parseConsents((await query(PrivaciesDocument, { customerId }, { signal })).allPrivacies);

/** Saves all consents (PF-06). Resolves to the server's current state. */
export function updateConsents(all: Consents): Promise<Consents> {
  const values = Object.fromEntries(consentNames.map((name) => [name, all[name]]));
  return write(
    UpdatePrivacyDocument,
    { id: all.id, ...values },
    { read: ({ updatePrivacy }) => parse(consentsSchema, updatePrivacy, "consents"), present: () => all },
  );
}

export const consentsQuery = privateQuery("consents", fetchConsents);

/** Texts of the consents. */
export const privacyConditionsQuery = privateQuery("privacyConditions", fetchPrivacyConditions);
