import { accent, faint, solid } from "./Illustration.css.ts";
import { Illustration, type IllustrationProps } from "./Illustration.tsx";

/** For a search without results: a lens over lines that match nothing. */
export const NothingFoundIllustration = (props: IllustrationProps) => (
  <Illustration {...props}>
    <rect className={solid} x="36" y="26" width="84" height="22" rx="6" />
    <rect className={solid} x="36" y="56" width="84" height="22" rx="6" />
    <path className={faint} d="M46 37h30M46 67h22M40 90h40" />
    <circle className={solid} cx="110" cy="62" r="22" />
    <path className={accent} d="m103 55 14 14M117 55l-14 14" />
    <path strokeWidth="5" d="m127 79 17 17" />
  </Illustration>
);
