/** Where the customer is, and the ways to go elsewhere; docs/adr/0009 says why these are our own. */
import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from "react";
import type { Params } from "./matchPath.ts";

export interface Location {
  pathname: string;
  /** With its question mark; empty without a query. */
  search: string;
  /** With its `#`; empty without one. */
  hash: string;
  /** What the entry of the browser's history holds beside its address; null for nothing. */
  state: unknown;
  /** The history entry's own; "default" for those that the address bar or a link from outside made. */
  key: string;
}

/** How the customer came here: by the browser's buttons or from outside, to a new entry, or in place of the last one. */
export type NavigationType = "POP" | "PUSH" | "REPLACE";

export interface NavigateOptions {
  replace?: boolean;
  /** Kept in the history entry, so it survives a reload: whatever the browser can copy. */
  state?: unknown;
}

interface Entry {
  location: Location;
  type: NavigationType;
}

/** What our entries of the browser's history hold; those of others hold something else or nothing. */
type Held = Partial<Pick<Location, "key" | "state">> | null;

function entryNow(type: NavigationType): Entry {
  const { pathname, search, hash } = window.location;
  const held = window.history.state as Held;
  return { type, location: { pathname, search, hash, state: held?.state ?? null, key: held?.key ?? "default" } };
}

const listeners = new Set<(entry: Entry) => void>();

/** Puts the address and what belongs to it into the browser's history without anybody being told. */
export function writeEntry(address: string, { replace = false, state = null }: NavigateOptions): void {
  const held: Held = { key: Math.random().toString(36).slice(2, 10), state };
  if (replace) window.history.replaceState(held, "", address);
  else window.history.pushState(held, "", address);
}

/**
 * Goes to an address of this portal.
 * @param base the path that a query alone, or nothing at all, belongs to
 * @throws Error for an address of another site
 */
export function goTo(to: string, options: NavigateOptions = {}, base = window.location.pathname): void {
  const { origin, pathname, search, hash } = new URL(to || base, window.location.origin + base);
  if (origin !== window.location.origin) throw new Error(`${to} leads to another site`);
  writeEntry(pathname + search + hash, options);
  const entry = entryNow(options.replace ? "REPLACE" : "PUSH");
  for (const tell of listeners) tell(entry);
}

const Current = createContext<Entry | null>(null);
const CurrentParams = createContext<Params>({});

/** The parameters of the path that leads to a page. */
export const ParamsProvider = CurrentParams.Provider;

interface RouterProps {
  /** Where a page is drawn that no browser shows: path and query. */
  at?: string;
  children: ReactNode;
}

/** Follows the browser's history. What stands on the page stays until what is wanted next can be shown. */
export function Router({ at, children }: RouterProps) {
  const [entry, setEntry] = useState<Entry>(() => {
    if (at === undefined) return entryNow("POP");
    const { pathname, search, hash } = new URL(at, "https://drawn.invalid");
    return { type: "POP", location: { pathname, search, hash, state: null, key: "default" } };
  });
  useLayoutEffect(() => {
    const tell = (next: Entry) => startTransition(() => setEntry(next));
    const onPop = () => tell(entryNow("POP"));
    listeners.add(tell);
    window.addEventListener("popstate", onPop);
    return () => {
      listeners.delete(tell);
      window.removeEventListener("popstate", onPop);
    };
  }, []);
  return <Current value={entry}>{children}</Current>;
}

function useEntry(): Entry {
  const entry = useContext(Current);
  if (!entry) throw new Error("There is no Router around this");
  return entry;
}

export const useLocation = (): Location => useEntry().location;

export const useNavigationType = (): NavigationType => useEntry().type;

/** The parameters of the page's path (`:id`), decoded. */
export const useParams = (): Params => useContext(CurrentParams);

/** The query of the address, to read. */
export function useQuery(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}

/** To another address (`""` is this page without a query, `"?a=b"` with that one), or so many entries back. */
export type Navigate = (to: string | number, options?: NavigateOptions) => void;

/** Goes on from the page that asked, also when the customer has left it meanwhile. */
export function useNavigate(): Navigate {
  const { pathname } = useLocation();
  return useCallback((to, options) => (typeof to === "number" ? window.history.go(to) : goTo(to, options, pathname)), [pathname]);
}

/** Leads on as soon as it is shown, in place of this entry of the history. */
export function Redirect({ to, state }: { to: string; state?: unknown }) {
  useEffect(() => goTo(to, { replace: true, state }), [to, state]);
  return null;
}
