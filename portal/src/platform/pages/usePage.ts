import { announce } from "@favilla/design-system/feedback/LiveRegion.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { appMessages } from "./messages.it.ts";

let arrived = false;
let arrive: () => void;
/** Comes when the first page is there. */
export const firstPage = new Promise<void>((done) => {
  arrive = done;
});

/** Gives focus to the page's heading, without moving what is in view. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>("main h1");
  heading?.setAttribute("tabindex", "-1");
  heading?.focus({ preventScroll: true });
}

/**
 * What every page does when it is there (WCAG 2.4.2, 2.4.3, 4.1.3): sets the document's title and, after a navigation,
 * takes focus to its heading and says where the customer is. The first page leaves focus at the document's beginning.
 */
export function usePage(title: string): void {
  const { pathname } = useLocation();
  const { brand } = useMessages(appMessages);
  useEffect(() => {
    document.title = `${title} – ${brand}`;
  }, [title, brand]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is a new page, also when the component stays.
  useEffect(() => {
    if (arrived) {
      focusHeading();
      announce(document.title);
    }
    arrived = true;
    arrive();
  }, [pathname]);
}
