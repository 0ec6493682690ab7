import { ConfigError } from "../../platform/config/config.ts";
import { ApiError } from "../../platform/errors/errors.ts";

/**
 * What keeps the portal from starting (CH-16): its servers could not be reached, or what stands before them says that they are not there;
 * its configuration cannot be used; anything else, such as a vocabulary that cannot be read (RT-07: the error page).
 */
export type StartProblem = "unreachable" | "configuration" | "error";

const unreachable = (error: ApiError) =>
  error.reason === "network" || error.reason === "timeout" || (error.reason === "status" && error.status >= 502 && error.status <= 504);

export function startProblem(error: unknown): StartProblem {
  if (error instanceof ConfigError) return "configuration";
  return error instanceof ApiError && unreachable(error) ? "unreachable" : "error";
}
