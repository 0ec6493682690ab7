export interface Check {
  state: "ok" | "hint" | "to mend";
  /** One sentence about what was found, or not found. */
  found: string;
  /** Action that mends it. */
  mend?: string;
  /** Heading of the guide, and the item below it. */
  section?: string;
}

export const ok = (found: string): Check => ({ state: "ok", found });
export const hint = (found: string, mend: string, section: string): Check => ({ state: "hint", found, mend, section });
export const toMend = (found: string, mend: string, section: string): Check => ({ state: "to mend", found, mend, section });
