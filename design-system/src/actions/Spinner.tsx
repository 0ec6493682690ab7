import { cx } from "../theme/cx.ts";
import { spinner } from "./Spinner.css.ts";

/** A turning ring, 1.25em wide. Decorative: say beside it, in words, what is being waited for. */
export const Spinner = ({ className }: { className?: string }) => <span className={cx(spinner, className)} aria-hidden="true" />;
