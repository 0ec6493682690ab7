import { accent, accentFill, faint, solid } from "./Illustration.css.ts";
import { Illustration, type IllustrationProps } from "./Illustration.tsx";

/** For a customer without bills: a blank bill and a spark. */
export const NoBillsIllustration = (props: IllustrationProps) => (
  <Illustration {...props}>
    <path className={solid} d="M62 22h50a6 6 0 0 1 6 6v70l-8-6-8 6-8-6-7 6-8-6-8 6-8-6-7 6V28a6 6 0 0 1 6-6Z" />
    <path className={faint} d="M70 62h34M70 74h22" />
    <circle className={accentFill} cx="80" cy="42" r="10" />
    <path className={accent} d="m81 36-4 6h6l-4 6" />
    <path className={accent} d="M136 26v8M136 46v8M122 40h8M142 40h8" />
  </Illustration>
);
