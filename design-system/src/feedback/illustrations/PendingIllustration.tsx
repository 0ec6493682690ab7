import { accent, accentFill, faint, solid } from "./Illustration.css.ts";
import { Illustration, type IllustrationProps } from "./Illustration.tsx";

/** For a pending request: a letter that has been sent, and a clock. */
export const PendingIllustration = (props: IllustrationProps) => (
  <Illustration {...props}>
    <rect className={solid} x="44" y="32" width="80" height="56" rx="6" />
    <path className={faint} d="m46 38 38 28 38-28" />
    <circle className={accentFill} cx="124" cy="84" r="20" />
    <path className={accent} d="M124 73v12l8 5" />
    <path className={faint} d="M22 52h12M16 64h18M24 76h10" />
  </Illustration>
);
