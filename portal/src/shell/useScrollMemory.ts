import { useEffect, useLayoutEffect } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import * as z from "zod/mini";
import { readSession, useSession } from "../platform/session/session.ts";
import { visit } from "../platform/session/storage.ts";

const storageKey = "favilla.scroll";
const longestWait = 2000;

/** Positions belong to an owner, because paths reveal what a customer has. */
const positionsSchema = z.object({
  owner: z.nullable(z.string()),
  positions: z.array(z.object({ place: z.string(), top: z.number() })),
});

const currentOwner = () => readSession()?.customerId ?? null;
let owner = currentOwner();

function readPositions(): Record<string, number> {
  try {
    const found = z.parse(positionsSchema, JSON.parse(visit.get(storageKey) ?? ""));
    if (found.owner === owner) return Object.fromEntries(found.positions.map(({ place, top }) => [place, top]));
  } catch {
    // Data of another format are ignored.
  }
  visit.remove(storageKey);
  return {};
}

const positions = readPositions();
let here = { place: "", pathname: "" };

/** Scrolls to a position as soon as the page is long enough, unless the customer scrolls first. */
function restore(top: number): () => void {
  const until = performance.now() + longestWait;
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

/** Manages the scroll position: the top on a new page, the previous position after back navigation and reload. */
export function useScrollMemory(): void {
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  const customerId = useSession()?.customerId ?? null;

  useEffect(() => {
    if (owner !== null && owner !== customerId) {
      for (const place of Object.keys(positions)) delete positions[place];
      visit.remove(storageKey);
    }
    owner = customerId;
  }, [customerId]);

  useEffect(() => {
    window.history.scrollRestoration = "manual";
    const remember = () => {
      positions[here.place] = window.scrollY;
    };
    const store = () => {
      if (owner !== currentOwner()) return visit.remove(storageKey);
      const list = Object.entries(positions).map(([place, top]) => ({ place, top }));
      visit.set(storageKey, JSON.stringify({ owner, positions: list } satisfies z.infer<typeof positionsSchema>));
    };
    window.addEventListener("scroll", remember, { passive: true });
    window.addEventListener("pagehide", store);
    return () => {
      window.removeEventListener("scroll", remember);
      window.removeEventListener("pagehide", store);
    };
  }, []);

  useLayoutEffect(() => {
    const { place: before, pathname: shown } = here;
    // The first entry of every load from the address bar has the same key, so the path is added.
    const place = `${key} ${pathname}`;
    here = { place, pathname };
    if (type === NavigationType.Pop) return restore(positions[place] ?? 0);
    // The position as the last scroll left it: asking the browser would lay the page out in the middle of a press.
    if (type === NavigationType.Replace && shown === pathname) positions[place] = positions[before] ?? 0;
    else window.scrollTo(0, 0);
    return undefined;
  }, [key, pathname, type]);
}
