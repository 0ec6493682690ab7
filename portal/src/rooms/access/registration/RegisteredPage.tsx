import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useErrorWords } from "../../../platform/errors/useErrorWords.ts";
import { useUpdate } from "../../../platform/loading/useUpdate.ts";
import { pagesMessages } from "../../../platform/pages/messages.it.ts";
import { usePage } from "../../../platform/pages/usePage.ts";
import { register } from "./calls.ts";
import { RegisteredView } from "./RegisteredView.tsx";
import { keepRegistration, sentRegistration } from "./sentRegistration.ts";

/** The registration is done but for its link. Registering once more sends another, which is what sending it again comes to. */
export default function RegisteredPage() {
  const { registered } = useMessages(pagesMessages);
  const errorWords = useErrorWords();
  const [sent] = useState(sentRegistration);
  const state: unknown = useLocation().state;
  const email =
    typeof state === "object" && state !== null && "email" in state && typeof state.email === "string" ? state.email : undefined;
  const { update, send } = useUpdate(register);
  usePage(registered);
  // The password does not stay in memory longer than this page.
  useEffect(() => () => keepRegistration(undefined), []);
  return (
    <RegisteredView
      email={email}
      onResend={sent && (() => void send(sent))}
      resending={update.state === "Updating"}
      resent={update.state === "Updated"}
      failure={update.state === "UpdateFailure" ? errorWords(update.error, "Register") : undefined}
    />
  );
}
