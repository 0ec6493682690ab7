import { useCommitEffect } from "@favilla/design-system/theme/useCommitEffect.ts";
import { useCallback, useRef } from "react";
import { type NavigateOptions, type To, useNavigate } from "react-router";

/**
 * Returns a `navigate` for what follows a request: once the customer has left the page it does nothing. The router's own would replace the
 * page that is shown by then, with what has been typed there.
 */
export function useNavigateHere(): (to: To | number, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  const isShown = useRef(false);
  useCommitEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return useCallback(
    (to, options) => {
      if (!isShown.current) return;
      if (typeof to === "number") void navigate(to);
      else void navigate(to, options);
    },
    [navigate],
  );
}
