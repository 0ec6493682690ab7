import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import { actionIn, type VoucherAction, withoutAction } from "../voucherAddress.ts";

/** Executes the action in the address once (`?action=download` or `showBarCode`), and removes it from the address. */
export function useArrival(ready: boolean, run: (action: VoucherAction) => void): void {
  const [query, setQuery] = useSearchParams();
  const action = ready ? actionIn(query) : undefined;
  const doing = useRef(run);
  useEffect(() => {
    doing.current = run;
  });
  useEffect(() => {
    if (!action) return;
    setQuery(withoutAction(query), { replace: true });
    doing.current(action);
  }, [action, query, setQuery]);
}
