import { accent, accentFill, faint, solid } from "./Illustration.css.ts";
import { Illustration, type IllustrationProps } from "./Illustration.tsx";

/** For a success: a completed form and a large tick. */
export const SuccessIllustration = (props: IllustrationProps) => (
  <Illustration {...props}>
    <rect className={solid} x="54" y="20" width="66" height="84" rx="6" />
    <path className={faint} d="M66 38h42M66 52h42M66 66h24" />
    <circle className={accentFill} cx="116" cy="84" r="22" />
    <path className={accent} strokeWidth="4" d="m106 85 7 7 13-15" />
    <path className={accent} d="M140 46v8M136 50h8M38 78v8M34 82h8" />
  </Illustration>
);
