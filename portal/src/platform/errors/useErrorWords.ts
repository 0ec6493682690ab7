import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { useCallback } from "react";
import { ApiError, type ErrorName, errorNameOf } from "./errors.ts";
import { errorsMessages } from "./messages.it.ts";

/**
 * Says in Italian why something failed: in the portal's words for what it knows, else `otherwise`. The server's words
 * stand in for these where it refuses (4xx); what it says while it is broken isn't meant for customers. Stable between renders.
 */
export function useErrorWords(): (error: unknown, otherwise?: ErrorName) => string {
  const words = useMessages(errorsMessages);
  return useCallback(
    (error, otherwise = "GenericError") => {
      if (!(error instanceof ApiError)) return words[otherwise];
      if (error.reason === "network" || error.reason === "timeout") return words[error.reason];
      if (error.malformed) return words.Parameters;
      const name = errorNameOf(error.serverCode, otherwise);
      return (name === otherwise && error.status < 500 && error.serverMessage) || words[name];
    },
    [words],
  );
}
