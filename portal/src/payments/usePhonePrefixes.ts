import { fetchPhonePrefixes, type PhonePrefix } from "../api/phonePrefixes.ts";
import { type Load, toLoad } from "../app/load.ts";
import { usePrivate } from "../session/usePrivate.ts";

export const usePhonePrefixes = (): Load<PhonePrefix[]> =>
  toLoad(usePrivate("phonePrefixes", (_id, _query, signal) => fetchPhonePrefixes(signal)));
