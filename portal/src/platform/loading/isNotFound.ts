import type { Load } from "@favilla/design-system/data/load.ts";
import { ApiError } from "../errors/errors.ts";

/** Tells whether the requested object does not exist or belongs to another customer. */
export const isNotFound = (load: Load<unknown>): boolean =>
  load.state === "LoadFailure" && load.error instanceof ApiError && load.error.status === 404;
