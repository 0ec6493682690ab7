import { type Load, toLoad } from "../loading/load.ts";
import { usePrivate } from "../session/usePrivate.ts";
import { fetchPhonePrefixes, type PhonePrefix } from "./phonePrefixes.ts";

export const usePhonePrefixes = (): Load<PhonePrefix[]> =>
  toLoad(usePrivate("phonePrefixes", (_id, _query, signal) => fetchPhonePrefixes(signal)));
