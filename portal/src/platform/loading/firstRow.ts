import type { Load } from "@favilla/design-system/data/load.ts";

/** Returns the first row of a list, which is the one that counts. Without a row, or without a request for the list, there are no data. */
export function firstRow<Row>(load: Load<readonly Row[]>): Load<Row> {
  if (load.state === "Unset") return { state: "NoDataFound" };
  if (load.state !== "Loaded") return load;
  const [data] = load.data;
  return data === undefined ? { state: "NoDataFound" } : { state: "Loaded", data };
}
