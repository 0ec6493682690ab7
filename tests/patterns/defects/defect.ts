/** A piece of HTML that looks right and is wrong in one way. */
export interface Defect {
  pattern: string;
  name: string;
  /** The expectation that finds it. */
  found: string;
  html: string;
}

export const script = (text: string): string => `<script>{${text}}</script>`;
