import { Link } from "../text/Link.tsx";
import { aroundPhone, unbrokenPhone } from "../text/phoneText.ts";
import { Text } from "../text/Text.tsx";
import { useMessages } from "../theme/messages.ts";
import { accountMessages } from "./messages.it.ts";

export interface ReadOnlyNoteProps {
  /** Phone number of the customer service. */
  supportPhone?: string | null | undefined;
}

/** Explains how to change data that the customer can't change here. */
export function ReadOnlyNote({ supportPhone }: ReadOnlyNoteProps) {
  const words = useMessages(accountMessages);
  const [before, after] = aroundPhone(words.readOnlyPhone, supportPhone ?? "");
  return (
    <Text size="small" tone="muted">
      {supportPhone ? (
        <>
          {before}
          <Link href={`tel:${supportPhone.replace(/[^\d+]/g, "")}`}>{unbrokenPhone(supportPhone)}</Link>
          {after}
        </>
      ) : (
        words.readOnly
      )}
    </Text>
  );
}
