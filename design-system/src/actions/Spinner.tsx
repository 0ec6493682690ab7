import { cx } from "../theme/cx.ts";
import { spinner } from "./Spinner.css.ts";

/** A turning ring, 1.25em wide. It is decorative: put text beside it that says what is loading. */
export const Spinner = ({ className }: { className?: string }) => <span className={cx(spinner, className)} aria-hidden="true" />;
