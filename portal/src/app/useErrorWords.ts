import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { ApiError, type ErrorName, errorNameOf } from "../api/errors.ts";
import { errorsMessages } from "../api/messages.it.ts";

/** Says in Italian why something failed; `otherwise` where the servers' code says nothing. */
export function useErrorWords(): (error: unknown, otherwise?: ErrorName) => string {
  const words = useMessages(errorsMessages);
  return (error, otherwise = "GenericError") => {
    if (!(error instanceof ApiError)) return words[otherwise];
    if (error.reason === "network" || error.reason === "timeout") return words[error.reason];
    return words[errorNameOf(error.serverCode, otherwise)];
  };
}
