import { useCallback, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { withQuery } from "../../../platform/pages/paths.ts";
import { firstToPay, payParameter } from "../card/billLink.ts";

export interface Pay {
  /** Bill whose way to pay is open: its id, or `firstToPay`. Null if it is closed. */
  requested: string | null;
  /** Opens the way to pay a bill, or the one that is due first. Stable between renders. */
  open: (id?: string) => void;
  close: () => void;
}

/** Manages the way to pay, which is open while the address names a bill. The rest of the address and the list's length stay. */
export function usePay(): Pay {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const go = (id: string | null) => {
    const query = new URLSearchParams(search);
    query.delete(payParameter);
    if (id !== null) query.set(payParameter, id);
    void navigate(withQuery(pathname, query), { replace: true, state });
  };
  const latest = useRef(go);
  useEffect(() => {
    latest.current = go;
  });
  const open = useCallback((id: string = firstToPay) => latest.current(id), []);
  const close = useCallback(() => latest.current(null), []);
  return { requested: new URLSearchParams(search).get(payParameter), open, close };
}
