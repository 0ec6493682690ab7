import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { ApiError, type ErrorName, errorNameOf } from "../api/errors.ts";
import { errorsMessages } from "../api/messages.it.ts";

/** Says in Italian why something failed: in the portal's words for what it knows, else in the servers', else `otherwise`. */
export function useErrorWords(): (error: unknown, otherwise?: ErrorName) => string {
  const words = useMessages(errorsMessages);
  return (error, otherwise = "GenericError") => {
    if (!(error instanceof ApiError)) return words[otherwise];
    if (error.reason === "network" || error.reason === "timeout") return words[error.reason];
    const name = errorNameOf(error.serverCode, otherwise);
    return (name === otherwise && error.serverMessage) || words[name];
  };
}
