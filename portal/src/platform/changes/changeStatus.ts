/** What has become of a change that was asked for (CD-04): inserted, taken in hand, in force, or refused. */
export type ChangeStatus = "Inserted" | "OnHold" | "Active" | "Inactive";

/** Whether a change is still under way, so that no other can be asked for. */
export const isUnderWay = (status: ChangeStatus | null): boolean => status === "Inserted" || status === "OnHold";
