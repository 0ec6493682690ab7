import type { Placed } from "./finding.ts";

/** The results of one story, or of one state of one page; a line of reports/audit/results.jsonl. */
export interface Result {
  kind: "story" | "page";
  id: string;
  /** The component's title, "Bills/BillCard", or the page's. */
  title: string;
  /** The story's or the state's name. */
  name: string;
  findings: Placed[];
  /** Success criteria that had something to check. */
  seen: string[];
  /** The reason why it could not be checked. */
  fault?: string;
}
