import { useEffect, useLayoutEffect } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { readSession } from "../session/session.ts";
import { visit } from "../session/storage.ts";

const storageKey = "favilla.scroll";
const patience = 2000;

function stored(): Record<string, number> {
  try {
    return JSON.parse(visit.get(storageKey) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

const positions = stored();
let here = { place: "", pathname: "" };

/** Goes to a position as soon as the page is long enough for it, unless the customer moves first. */
function restore(top: number): () => void {
  const until = performance.now() + patience;
  let frame = 0;
  const stop = () => cancelAnimationFrame(frame);
  const attempt = () => {
    window.scrollTo(0, top);
    if (window.scrollY < top - 1 && performance.now() < until) frame = requestAnimationFrame(attempt);
  };
  const events = ["wheel", "touchstart", "keydown"] as const;
  for (const event of events) window.addEventListener(event, stop, { once: true, passive: true });
  attempt();
  return () => {
    stop();
    for (const event of events) window.removeEventListener(event, stop);
  };
}

/** Scroll position: top on a new page, where it was on the way back and after a reload. */
export function useScrollMemory(): void {
  const { key, pathname } = useLocation();
  const type = useNavigationType();

  useEffect(() => {
    window.history.scrollRestoration = "manual";
    let signedIn = readSession() !== null;
    const remember = () => {
      signedIn ||= readSession() !== null;
      positions[here.place] = window.scrollY;
    };
    // Paths name what a customer has: they go with the session.
    const store = () => {
      if (signedIn && !readSession()) visit.remove(storageKey);
      else visit.set(storageKey, JSON.stringify(positions));
    };
    window.addEventListener("scroll", remember, { passive: true });
    window.addEventListener("pagehide", store);
    return () => {
      window.removeEventListener("scroll", remember);
      window.removeEventListener("pagehide", store);
    };
  }, []);

  useLayoutEffect(() => {
    const samePage = here.pathname === pathname;
    // The first entry of every load that the address bar starts has the same key.
    const place = `${key} ${pathname}`;
    here = { place, pathname };
    if (type === "POP") return restore(positions[place] ?? 0);
    if (type === "REPLACE" && samePage) positions[place] = window.scrollY;
    else window.scrollTo(0, 0);
    return undefined;
  }, [key, pathname, type]);
}
