import { forwardRef } from "react";
import { Button } from "../actions/Button.tsx";
import { Alert, type AlertProps } from "../feedback/Alert.tsx";
import { useMessages } from "../theme/messages.ts";
import { vouchersMessages } from "./messages.it.ts";

export interface VoucherSignInPromptProps extends Omit<AlertProps, "tone" | "title" | "children" | "action" | "onDismiss"> {
  /** Address of the sign-in page with the way back: "/login?redirectTo=…". */
  href: string;
}

/** Invites a visitor who opened a voucher without a session to sign in (VC-02). */
export const VoucherSignInPrompt = forwardRef<HTMLDivElement, VoucherSignInPromptProps>(function VoucherSignInPrompt(
  { href, ...rest },
  ref,
) {
  const words = useMessages(vouchersMessages);
  return (
    <Alert
      {...rest}
      ref={ref}
      title={words.signInTitle}
      action={
        <Button href={href} size="small" variant="secondary">
          {words.signIn}
        </Button>
      }
    >
      {words.signInDescription}
    </Alert>
  );
});
