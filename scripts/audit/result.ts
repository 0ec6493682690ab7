import type { Placed } from "./finding.ts";

/** What the audit found out about one story, or one state of one page; a line of reports/audit/results.jsonl. */
export interface Result {
  kind: "story" | "page";
  id: string;
  /** The component's title, "Bills/BillCard", or the page's. */
  title: string;
  /** The story's or the state's name. */
  name: string;
  /** The file beside which exemptions are written. */
  file: string;
  findings: Placed[];
  /** Success criteria about which there was anything to see. */
  seen: string[];
  /** Why it could not be looked at. */
  fault?: string;
}
