import { ConfigError } from "../../platform/config/config.ts";
import { ApiError } from "../../platform/errors/errors.ts";

/**
 * Reason why the portal can't start (CH-16): its servers are unreachable, or a proxy says so; its configuration is unusable; or any
 * other error, such as an unreadable vocabulary (RT-07: the error page).
 */
export type StartProblem = "unreachable" | "configuration" | "error";

const unreachable = (error: ApiError) =>
  error.reason === "network" || error.reason === "timeout" || (error.reason === "status" && error.status >= 502 && error.status <= 504);

export function startProblem(error: unknown): StartProblem {
  if (error instanceof ConfigError) return "configuration";
  return error instanceof ApiError && unreachable(error) ? "unreachable" : "error";
}
