import type { StartProblem } from "@favilla/design-system/access/StartFailureView.tsx";
import { ConfigError } from "../../platform/config/config.ts";
import { ApiError } from "../../platform/errors/errors.ts";

const unreachable = (error: ApiError) =>
  error.reason === "network" || error.reason === "timeout" || (error.reason === "status" && error.status >= 502 && error.status <= 504);

/** Tells why the portal can't start (CH-16). An unreadable vocabulary counts as any other error (RT-07: the error page). */
export function startProblem(error: unknown): StartProblem {
  if (error instanceof ConfigError) return "configuration";
  return error instanceof ApiError && unreachable(error) ? "unreachable" : "error";
}
