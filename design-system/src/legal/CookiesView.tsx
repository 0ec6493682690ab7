import type { PageHeaderProps } from "../layout/PageHeader.tsx";
import { useMessages } from "../theme/messages.ts";
import { LegalView } from "./LegalView.tsx";
import { policyMessages } from "./policyMessages.it.ts";
import { StoredThings } from "./StoredThings.tsx";
import type { StoredThing } from "./storedThing.ts";

export interface CookiesViewProps extends Pick<PageHeaderProps, "title" | "back"> {
  /** True if cookies hold the session's tokens (AC-36). */
  cookies: boolean;
  /** All that the site stores in the browser beside the cookies of the session. */
  stored: readonly StoredThing[];
  /** True if addresses are suggested, which uses an external service. */
  maps: boolean;
  /** True if reports about errors and speed are sent (AP-23). */
  telemetry: boolean;
  /** Address of the privacy policy. */
  privacyHref: string;
}

/**
 * The data stored in the customer's browser. They are technical only, so there is no consent banner, but they must be explained (Garante,
 * 10 June 2021).
 */
export function CookiesView({ cookies, stored, maps, telemetry, privacyHref, ...header }: CookiesViewProps) {
  const words = useMessages(policyMessages);
  return (
    <LegalView
      {...header}
      conditions={{ cookies, maps, telemetry, others: maps || telemetry }}
      places={{ stored: <StoredThings cookies={cookies} stored={stored} /> }}
      text={[
        ["p", words.cookiesText],
        ["if", "cookies", false, ["h", 2, words.noCookies], ["p", words.noCookiesText]],
        ["if", "cookies", true, ["h", 2, words.technicalCookies], ["p", words.technicalCookiesText]],
        ["p", words.noCookiesLaw],
        ["h", 2, words.stored],
        ["place", "stored"],
        ["h", 2, words.others],
        ["if", "maps", true, ["p", words.othersMaps]],
        ["if", "telemetry", true, ["p", words.othersTelemetry]],
        ["if", "others", false, ["p", words.othersNone]],
        ["h", 2, words.clear],
        ["p", words.clearText],
        ["p", ["a", privacyHref, words.privacy]],
      ]}
    />
  );
}
