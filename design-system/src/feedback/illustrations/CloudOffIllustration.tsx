import { accent, faint, solid } from "./Illustration.css.ts";
import { Illustration, type IllustrationProps } from "./Illustration.tsx";

/** For servers that do not respond: a cloud with its plug pulled out. */
export const CloudOffIllustration = (props: IllustrationProps) => (
  <Illustration {...props}>
    <path className={solid} d="M64 68a17 17 0 0 1-2-34 26 26 0 0 1 50-4 19 19 0 0 1 4 38Z" />
    <path className={faint} d="M76 46h28M84 56h20" />
    <path d="M62 68v8q0 10 10 10h3" />
    <path className={solid} d="M75 79h7a7 7 0 0 1 0 14h-7Z" />
    <path d="M89 83h5M89 89h5" />
    <path className={accent} d="m100 78 3-5M102 86h6M100 94l3 5" />
    <path className={solid} d="M128 79h-7a7 7 0 0 0 0 14h7Z" />
    <path d="M128 86h8q8 0 8 8v6" />
  </Illustration>
);
