import { RegisteredView } from "@favilla/design-system/access/RegisteredView.tsx";
import { useHydrated } from "@favilla/design-system/theme/useHydrated.ts";
import { useEffect, useState } from "react";
import * as z from "zod/mini";
import { useErrorWords } from "../../../platform/errors/useErrorWords.ts";
import { useUpdate } from "../../../platform/loading/useUpdate.ts";
import { hrefTo } from "../../../platform/pages/paths.ts";
import { useEntryState } from "../../../platform/pages/useEntryState.ts";
import { usePage } from "../../../platform/pages/usePage.ts";
import { usePageLink } from "../../../platform/pages/usePageLink.ts";
import { register } from "./calls.ts";
import { sentRegistration, storeRegistration } from "./sentRegistration.ts";

const justSentSchema = z.object({ email: z.string() });

/**
 * The last step of the registration, which waits for the e-mail link. Sending the e-mail again registers once more. Opened by its address, it
 * claims no registration.
 */
export default function RegisteredPage() {
  const errorWords = useErrorWords();
  const [sent] = useState(sentRegistration);
  const entry = useEntryState(justSentSchema);
  const email = useHydrated() ? entry?.email : undefined;
  const { update, send } = useUpdate(register);
  usePage("registered");
  // Removes the password from memory when the page is left.
  useEffect(() => () => storeRegistration(undefined), []);
  return (
    <RegisteredView
      email={email}
      signInHref={hrefTo("login")}
      register={usePageLink("register")}
      onResend={sent && (() => void send(sent))}
      resending={update.state === "Updating"}
      resent={update.state === "Updated"}
      failure={update.state === "UpdateFailure" ? errorWords(update.error, "Register") : undefined}
    />
  );
}
