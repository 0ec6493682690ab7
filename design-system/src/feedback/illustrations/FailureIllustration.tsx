import { accent, faint, solid } from "./Illustration.css.ts";
import { Illustration, type IllustrationProps } from "./Illustration.tsx";

/** For a failure: a plug out of its socket. */
export const FailureIllustration = (props: IllustrationProps) => (
  <Illustration {...props}>
    <path className={faint} d="M20 84c14 0 12-22 26-22M160 40c-14 0-12 22-26 22" />
    <rect className={solid} x="46" y="44" width="28" height="36" rx="6" />
    <path d="M74 54h12M74 70h12" />
    <rect className={solid} x="106" y="44" width="28" height="36" rx="6" />
    <path d="M106 54h6M106 70h6" />
    <path className={accent} d="m86 30 4 8M97 26v10M108 30l-4 8M86 96l4-8M97 100V90M108 96l-4-8" />
  </Illustration>
);
