import { accentFill, faint, solid } from "./Illustration.css.ts";
import { Illustration, type IllustrationProps } from "./Illustration.tsx";

/** For a page that does not exist: a signpost with two directions. */
export const PageNotFoundIllustration = (props: IllustrationProps) => (
  <Illustration {...props}>
    <path className={solid} d="M86 104V18a4 4 0 0 1 8 0v86" />
    <path className={accentFill} d="M66 26h46l12 11-12 11H66a4 4 0 0 1-4-4V30a4 4 0 0 1 4-4Z" />
    <path className={solid} d="M114 56H70L58 67l12 11h44a4 4 0 0 0 4-4V60a4 4 0 0 0-4-4Z" />
    <path d="M76 37h22" />
    <path className={faint} d="M80 67h22" />
    <path className={faint} d="M52 104h76" />
  </Illustration>
);
