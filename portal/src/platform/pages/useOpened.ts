import { matches } from "@favilla/design-system/forms/fieldChecks.ts";
import { useWideWindow } from "@favilla/design-system/layout/useWideWindow.ts";
import { useCallback } from "react";
import { useLocation, useNavigate } from "react-router";
import * as z from "zod/mini";
import { openedQuery } from "./openedQuery.ts";
import { hrefTo, type PlainPage, withQuery } from "./paths.ts";
import { useEntryState } from "./useEntryState.ts";

/** The item of a list that stands beside it. */
interface Opened {
  /** Its id in the address, or null. */
  opened: string | null;
  /** Opens an item. The address is replaced, so that no choice in the list is a step back. */
  open: (id: string) => void;
}

/** Manages the item of a list that the address opens beside it. The rest of the address and the list's length stay. */
export function useOpened(): Opened {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const open = (id: string) => {
    const query = new URLSearchParams(search);
    query.set(openedQuery, id);
    void navigate(withQuery(pathname, query), { replace: true, state });
  };
  return { opened: new URLSearchParams(search).get(openedQuery), open };
}

/** Returns how the list of a page opens an item beside itself. Undefined in a window without room for both. */
export function useBeside(
  page: PlainPage,
): { opened: string | null; onOpen: (id: string) => void; hrefOf: (id: string) => string } | undefined {
  const { opened, open } = useOpened();
  const hrefOf = useCallback((id: string) => withQuery(hrefTo(page), { [openedQuery]: id }), [page]);
  return useWideWindow() ? { opened, onOpen: open, hrefOf } : undefined;
}

const besideSchema = z.object({ beside: z.string().check(matches(/^\//)) });

/** Returns the state of the history entry of an item's own page that was reached from a list beside which it had no room any more. */
export function useListState(): z.infer<typeof besideSchema> {
  const { pathname, search } = useLocation();
  return { beside: pathname + search };
}

/** Returns the address of the list that an item's own page was left for in a narrow window, once there is room for both again. */
export function useListBeside(): string | undefined {
  const isWide = useWideWindow();
  const beside = useEntryState(besideSchema)?.beside;
  return isWide ? beside : undefined;
}
