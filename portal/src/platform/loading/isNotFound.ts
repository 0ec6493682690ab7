import { ApiError } from "../errors/errors.ts";
import type { Load } from "./load.ts";

/** What was asked for is not there, or another customer's. */
export const isNotFound = (load: Load<unknown>): boolean =>
  load.state === "LoadFailure" && load.error instanceof ApiError && load.error.status === 404;
