import * as z from "zod/mini";
import { flag, optionalText, parse, parseRows } from "../../../platform/edge/edge.ts";
import { publicGet } from "../../../platform/wire/publicRest.ts";

/** Names of the optional consents (PF-06). The privacy conditions explain them. */
export const optionalConsents = ["privacy4", "privacy5", "privacy6", "privacy7", "privacy8", "privacy9", "privacy10"] as const;

export type OptionalConsent = (typeof optionalConsents)[number];

const text = { title: z.string(), text: z.string() };

const conditionsSchema = z.object({ version: optionalText, informativa: z.object(text), consents: z.unknown() });

const consentSchema = z.object({ name: z.enum(optionalConsents), ...text, required: flag });

/** Texts of the privacy step. */
export type PrivacyConditions = Omit<z.infer<typeof conditionsSchema>, "consents"> & { consents: readonly z.infer<typeof consentSchema>[] };

/** Parses the privacy conditions. Unknown consents can't be requested and are dropped. */
export function readConditions(body: unknown): PrivacyConditions {
  const what = "privacy conditions";
  const { consents, ...texts } = parse(conditionsSchema, body, what);
  return { ...texts, consents: parseRows(consentSchema, consents, what) };
}

export const fetchPrivacyConditions = async (): Promise<PrivacyConditions> =>
  readConditions(await publicGet("privacyConditions", { path: { a: "registration", b: "it" } }));
