import type { Load } from "../data/load.ts";
import { dataMessages } from "../data/messages.it.ts";
import { useMessages } from "../theme/messages.ts";
import { blankValue } from "./blankValue.ts";

/** The line of a row whose value is not loaded: it says so where the value could not be read, and keeps its height else. Internal. */
export function MissingValue({ load }: { load: Load<unknown> }) {
  const { absentNow } = useMessages(dataMessages);
  return load.state === "LoadFailure" ? absentNow : blankValue;
}
