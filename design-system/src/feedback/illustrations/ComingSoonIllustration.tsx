import { accent, faint, glow, solid } from "./Illustration.css.ts";
import { Illustration, type IllustrationProps } from "./Illustration.tsx";

/** For a page that is coming soon: a bulb about to light. */
export const ComingSoonIllustration = (props: IllustrationProps) => (
  <Illustration {...props}>
    <path className={glow} d="M78 80c0-8-12-13-12-28a24 24 0 0 1 48 0c0 15-12 20-12 28Z" />
    <path className={accent} d="M84 80V66l-6-8 6-4 6 6 6-6 6 4-6 8v14" />
    <path className={solid} d="M79 80h22v10a8 8 0 0 1-8 8h-6a8 8 0 0 1-8-8Z" />
    <path d="M79 88h22" />
    <path className={faint} d="M90 10v8M60 22l5 6M120 22l-5 6M48 52h8M124 52h8" />
  </Illustration>
);
