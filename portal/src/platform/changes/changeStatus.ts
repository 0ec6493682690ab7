import { spellings } from "../edge/spellings.ts";

/** State of a change, in the words of payment terms and in those of cadastral data (PM-17, CD-04). */
export const changeStatusOf = spellings<ChangeStatus>({
  inserted: "Inserted",
  open: "Inserted",
  onhold: "OnHold",
  inprogress: "OnHold",
  active: "Active",
  closedsuccessfully: "Active",
  inactive: "Inactive",
  closedwithfailure: "Inactive",
});

/** What has become of a change that was asked for (CD-04): inserted, taken in hand, in force, or refused. */
export type ChangeStatus = "Inserted" | "OnHold" | "Active" | "Inactive";

/** Whether a change is still under way, so that no other can be asked for. */
export const isUnderWay = (status: ChangeStatus | null): boolean => status === "Inserted" || status === "OnHold";
