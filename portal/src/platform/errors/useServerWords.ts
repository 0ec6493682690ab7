import { useContentLang } from "@favilla/design-system/theme/contentLanguage.ts";
import { useCallback } from "react";
import { ApiError } from "./errors.ts";

/**
 * Returns a function that reads the server's own message of a failure, for the customer. The server writes Italian: on a page in another
 * language it returns undefined, since the portal's own text is the one that is understood. Stable between renders.
 */
export function useServerWords(): (error: unknown) => string | undefined {
  const isForeign = useContentLang() !== undefined;
  return useCallback((error) => (error instanceof ApiError && !isForeign ? error.serverMessage : undefined), [isForeign]);
}
