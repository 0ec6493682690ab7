import { accent, accentFill, faint, solid } from "./Illustration.css.ts";
import { Illustration, type IllustrationProps } from "./Illustration.tsx";

/** For a customer without vouchers: a blank voucher with its stub, and a spark. */
export const NoVouchersIllustration = (props: IllustrationProps) => (
  <Illustration {...props}>
    <path
      className={solid}
      d="M44 36h88a6 6 0 0 1 6 6v10a9 9 0 0 0 0 18v10a6 6 0 0 1-6 6H44a6 6 0 0 1-6-6V70a9 9 0 0 0 0-18V42a6 6 0 0 1 6-6Z"
    />
    <path className={faint} strokeDasharray="3 6" d="M72 42v38" />
    <path className={faint} d="M84 72h34M84 62h20" />
    <circle className={accentFill} cx="56" cy="61" r="8" />
    <path className={accent} d="M140 18v8M140 34v4M130 28h6M144 28h6" />
  </Illustration>
);
