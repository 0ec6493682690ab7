import { Link } from "../text/Link.tsx";
import { aroundPhone, unbrokenPhone } from "../text/phoneText.ts";
import { Text } from "../text/Text.tsx";
import { useMessages } from "../theme/messages.ts";
import { config } from "../../../portal/src/platform/config/config.ts";
import { appMessages } from "../../../portal/src/platform/pages/messages.it.ts";

/**
 * Returns the telephone number of customer service: the configuration's, or, where that could not be loaded, the one that the build wrote
 * into the document for old browsers.
 */
export function helpPhone(): string | undefined {
  try {
    return config().help.phone;
  } catch {
    return document.querySelector("[data-too-old] a")?.textContent || undefined;
  }
}

/** Tells on a page that could not be shown how to reach customer service by telephone. */
export function HelpCall() {
  const words = useMessages(appMessages);
  const phone = helpPhone();
  if (!phone) return null;
  const [before, after] = aroundPhone(words.helpCall, phone);
  return (
    <Text tone="muted">
      {before}
      <Link href={`tel:${phone.replace(/[^\d+]/g, "")}`}>{unbrokenPhone(phone)}</Link>
      {after}
    </Text>
  );
}
