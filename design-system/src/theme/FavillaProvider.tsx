import { type ReactNode, useContext, useMemo } from "react";
import { ContentLanguageContext } from "./contentLanguage.ts";
import { DiscreetContext } from "./discreet.ts";
import { type ExplainFailure, FailureContext } from "./failureText.ts";
import { watchTouched } from "./lastTouched.ts";
import { LinkContext, type LinkProp, type LinkSlot, linkByTo, type ToLinkSlot } from "./link.ts";
import { joinOverrides, type MessageOverrides, MessagesContext } from "./messages.ts";
import { RegionContext, regionOf } from "./region.ts";
import { TodayContext } from "./today.ts";
import { useCommitEffect } from "./useCommitEffect.ts";
import { useStable } from "./useStable.ts";

/** Props of the provider. Inside another provider, the default of each prop is what that one has. */
export interface FavillaProviderProps {
  /** Component that renders every link of the library. @default a plain `a`. Keep it stable between renders. */
  link?: LinkSlot | ToLinkSlot | undefined;
  /** Prop by which `link` takes the address: `"to"` for react-router. @default "href" */
  linkProp?: LinkProp | undefined;
  /** Texts that replace the Italian ones, or those of the provider around this one, per room and key. Keep the object stable between renders. */
  messages?: MessageOverrides | undefined;
  /** Hides amounts and codes from people nearby. Consumption, names, dates and states stay. @default false */
  discreet?: boolean | undefined;
  /** Returns what a customer can do about a failed request: "Controlla la connessione e riprova." @default the panel's own words */
  explainFailure?: ExplainFailure | undefined;
  /** Language and country of figures and dates, "de-IT". Its words come by `messages`. @default "it-IT" */
  locale?: string | undefined;
  /** Language of texts that come as data, such as notices and lines of bills, "it": on a page in another they get its `lang`. @default that of the page */
  contentLanguage?: string | undefined;
  /** Time zone in which a moment becomes a day. @default "Europe/Rome" */
  timeZone?: string | undefined;
  /** Currency of all amounts, as its ISO code. @default "EUR" */
  currency?: string | undefined;
  /**
   * Today in that time zone, "YYYY-MM-DD", by the server's clock: by it components tell what is overdue and write "tra 6 giorni". Without it
   * bills and vouchers show full dates and no distance; what needs a day takes the device's.
   */
  today?: string | undefined;
  children: ReactNode;
}

/**
 * Provides the link component, the texts and the region, and remembers the element that was pressed last, so that an overlay returns focus to it in every
 * browser. Rendered once around the page; a part of the page that has another language or currency gets one of its own, which keeps the rest.
 */
export function FavillaProvider({
  link,
  linkProp = "href",
  messages,
  discreet,
  explainFailure,
  locale,
  contentLanguage,
  timeZone,
  currency,
  today,
  children,
}: FavillaProviderProps) {
  // In the commit, so that no press between it and the effects is missed.
  useCommitEffect(watchTouched, []);
  if (process.env.NODE_ENV !== "production") {
    // biome-ignore-start lint/correctness/useHookAtTopLevel: one build has it in each render, the other in none.
    useStable("theme/FavillaProvider", "link", link);
    useStable("theme/FavillaProvider", "messages", messages);
    // biome-ignore-end lint/correctness/useHookAtTopLevel: see above.
  }
  const outerLink = useContext(LinkContext);
  const outerMessages = useContext(MessagesContext);
  const outerRegion = useContext(RegionContext);
  const outerContentLanguage = useContext(ContentLanguageContext);
  const outerDiscreet = useContext(DiscreetContext);
  const outerExplain = useContext(FailureContext);
  const outerToday = useContext(TodayContext);
  const slot = useMemo(() => (link && linkProp === "to" ? linkByTo(link as ToLinkSlot) : (link as LinkSlot | undefined)), [link, linkProp]);
  const joined = useMemo(() => joinOverrides(outerMessages, messages), [outerMessages, messages]);
  const region = regionOf({
    locale: locale ?? outerRegion.locale,
    timeZone: timeZone ?? outerRegion.timeZone,
    currency: currency ?? outerRegion.currency,
  });
  return (
    <LinkContext.Provider value={slot ?? outerLink}>
      <MessagesContext.Provider value={joined}>
        <RegionContext.Provider value={region}>
          <ContentLanguageContext.Provider value={contentLanguage ?? outerContentLanguage}>
            <DiscreetContext.Provider value={discreet ?? outerDiscreet}>
              <TodayContext.Provider value={today ?? outerToday}>
                <FailureContext.Provider value={explainFailure ?? outerExplain}>{children}</FailureContext.Provider>
              </TodayContext.Provider>
            </DiscreetContext.Provider>
          </ContentLanguageContext.Provider>
        </RegionContext.Provider>
      </MessagesContext.Provider>
    </LinkContext.Provider>
  );
}
