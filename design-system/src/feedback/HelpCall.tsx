import { forwardRef } from "react";
import { Link } from "../text/Link.tsx";
import { aroundPhone, unbrokenPhone } from "../text/phoneText.ts";
import { Text, type TextProps } from "../text/Text.tsx";
import { useMessages } from "../theme/messages.ts";
import { feedbackMessages } from "./messages.it.ts";

export interface HelpCallProps extends Omit<TextProps, "children"> {
  /** Telephone number as it is displayed: "800 900 100". Without it nothing is shown. */
  phone: string | undefined;
}

/** Tells on a page that could not be shown how to reach customer service by telephone. */
export const HelpCall = forwardRef<HTMLElement, HelpCallProps>(function HelpCall({ phone, ...rest }, ref) {
  const { helpCall } = useMessages(feedbackMessages);
  if (!phone) return null;
  const [before, after] = aroundPhone(helpCall, phone);
  return (
    <Text tone="muted" {...rest} ref={ref}>
      {before}
      <Link href={`tel:${phone.replace(/[^\d+]/g, "")}`}>{unbrokenPhone(phone)}</Link>
      {after}
    </Text>
  );
});
