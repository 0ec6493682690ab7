import type { ReactNode } from "react";
import * as styles from "./Illustration.css.ts";

export interface IllustrationProps {
  className?: string | undefined;
}

/**
 * The frame of every illustration: 180 by 120 px, on the same background shape, hidden from assistive technology because a title is beside
 * it.
 */
export const Illustration = ({ className, children }: IllustrationProps & { children: ReactNode }) => (
  <svg className={className ? `${styles.illustration} ${className}` : styles.illustration} viewBox="0 0 180 120" aria-hidden="true">
    <path className={styles.ground} d="M22 64c-6-26 14-48 40-46 16 1 24-10 44-9 30 1 56 20 55 51-1 32-28 50-66 50-40 0-66-18-73-46Z" />
    {children}
  </svg>
);
