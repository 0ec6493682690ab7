/** One fault of a site, and its mend. */
export interface Finding {
  wrong: string;
  mend: string;
}

export const finding = (wrong: string, mend: string): Finding => ({ wrong, mend });

/** A line of the doctor: its name, and the faults found; `skipped` says why it was not checked. */
export interface Line {
  name: string;
  findings: readonly Finding[];
  skipped?: string;
}
