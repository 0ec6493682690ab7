import { forwardRef } from "react";
import { Button } from "../actions/Button.tsx";
import { LogInIcon } from "../icons/LogInIcon.ts";
import { UserIcon } from "../icons/UserIcon.ts";
import { useMessages } from "../theme/messages.ts";
import { edged } from "./Header.css.ts";
import { HeaderBar, type HeaderBarProps } from "./HeaderBar.tsx";
import { layoutMessages } from "./messages.it.ts";

export interface GuestHeaderProps extends Omit<HeaderBarProps, "children"> {
  /** Shows the sign-in link, if no token is stored and the page wants the link (CH-10). @default false */
  showLogin?: boolean | undefined;
  loginHref: string;
  /** Address of the customer's own pages, for a signed-in customer who opens a page that needs no session. */
  accountHref?: string | undefined;
}

/** The header of a page that needs no session. */
export const GuestHeader = forwardRef<HTMLElement, GuestHeaderProps>(function GuestHeader(
  { showLogin, loginHref, accountHref, ...rest },
  ref,
) {
  const words = useMessages(layoutMessages);
  return (
    <HeaderBar {...rest} ref={ref}>
      {showLogin && (
        <Button href={loginHref} variant="secondary" size="small" icon={LogInIcon} className={edged}>
          {words.login}
        </Button>
      )}
      {accountHref && (
        <Button href={accountHref} variant="secondary" size="small" icon={UserIcon} className={edged}>
          {words.account}
        </Button>
      )}
    </HeaderBar>
  );
});
