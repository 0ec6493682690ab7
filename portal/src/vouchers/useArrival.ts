import { useEffect, useRef } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { actionIn, type VoucherAction, withoutAction } from "./voucherAddress.ts";

/** Does once what the address asks for (`?action=download` or `showBarCode`), and takes it out of there. */
export function useArrival(ready: boolean, run: (action: VoucherAction) => void): void {
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const action = ready ? actionIn(query) : undefined;
  const doing = useRef(run);
  useEffect(() => {
    doing.current = run;
  });
  useEffect(() => {
    if (!action) return;
    navigate(pathname + withoutAction(query), { replace: true });
    doing.current(action);
  }, [action, navigate, pathname, query]);
}
