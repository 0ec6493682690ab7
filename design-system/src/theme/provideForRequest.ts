import { ContentLanguageContext } from "./contentLanguage.ts";
import { DiscreetContext } from "./discreet.ts";
import type { FavillaProviderProps } from "./FavillaProvider.tsx";
import { setContext } from "./hooks.ts";
import { LinkContext, type LinkSlot, linkByTo, type ToLinkSlot } from "./link.ts";
import { MessagesContext } from "./messages.ts";
import { privateParts } from "./privateText.ts";
import { RegionContext, regionOf } from "./region.ts";
import { TodayContext } from "./today.ts";
import { setPrivateRule } from "./usePrivateParts.ts";

/** Settings for the server components of a request: the props of `FavillaProvider` but that of failures, which a browser shows. */
export type RequestProvision = Omit<FavillaProviderProps, "children" | "explainFailure">;

/**
 * Gives the server components of the same request what `FavillaProvider` gives the client components inside it: link, words, language and
 * region. Call it first in each layout and page that draws some, since a framework renders these in any order. Without it they draw plain
 * links and write Italian. It does nothing in a browser.
 */
export function provideForRequest({
  link,
  linkProp = "href",
  messages,
  discreet = false,
  locale,
  contentLanguage,
  timeZone,
  currency,
  today,
}: RequestProvision): void {
  if (link) setContext(LinkContext, linkProp === "to" ? linkByTo(link as ToLinkSlot) : (link as LinkSlot));
  setContext(MessagesContext, messages);
  setContext(DiscreetContext, discreet);
  setPrivateRule(privateParts);
  setContext(ContentLanguageContext, contentLanguage);
  setContext(RegionContext, regionOf({ locale, timeZone, currency }));
  setContext(TodayContext, today);
}
