import { announce } from "@favilla/design-system/feedback/LiveRegion.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { appMessages, type PageName, pagesMessages } from "./messages.it.ts";

let hasArrived = false;
let arrive: () => void;
/** Resolves when the first page is shown. */
export const firstPage = new Promise<void>((done) => {
  arrive = done;
});

/** Moves focus to the page's heading, or to the success that stands above it, without scrolling. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>("main :is(h1, [data-takes-focus])");
  heading?.setAttribute("tabindex", "-1");
  heading?.focus({ preventScroll: true });
}

/**
 * Must be called by every page (WCAG 2.4.2, 2.4.3, 4.1.3), mostly through `usePage`. It sets the document's title and, after a navigation,
 * moves focus to the heading and announces the page. The first page keeps focus at the beginning of the document.
 */
export function useTitle(title: string): void {
  const { pathname } = useLocation();
  const { brand } = useMessages(appMessages);
  useEffect(() => {
    document.title = `${title} – ${brand}`;
  }, [title, brand]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is a new page, also when the component stays.
  useEffect(() => {
    if (hasArrived) {
      focusHeading();
      announce(document.title);
    }
    hasArrived = true;
    arrive();
  }, [pathname]);
}

/** Shows a page under its own title, and returns that. */
export function usePage(page: PageName): string {
  const title = useMessages(pagesMessages)[page];
  useTitle(title);
  return title;
}
