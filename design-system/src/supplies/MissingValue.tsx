import { Absent } from "../data/Absent.tsx";
import type { Load } from "../data/load.ts";
import { dataMessages } from "../data/messages.it.ts";
import { useMessages } from "../theme/messages.ts";
import { blankValue } from "./blankValue.ts";

/** The line of a row without its value: a blank while it is loading, words where it could not be read, a dash where there is none. Internal. */
export function MissingValue({ load }: { load: Load<unknown> }) {
  const { absentNow } = useMessages(dataMessages);
  if (load.state === "LoadFailure") return absentNow;
  return load.state === "Loaded" || load.state === "NoDataFound" ? <Absent /> : blankValue;
}
