import { Alert } from "@favilla/design-system/feedback/Alert.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import type { Update } from "../app/update.ts";
import { useErrorWords } from "../app/useErrorWords.ts";
import { paymentPanelMessages } from "./panelMessages.it.ts";

/** Why a change was not saved; what was typed is still there. */
export function SaveFailure({ update }: { update: Update<unknown> }) {
  const { notSaved } = useMessages(paymentPanelMessages);
  const errorWords = useErrorWords();
  if (update.state !== "UpdateFailure") return null;
  return (
    <Alert tone="negative" live="assertive" title={notSaved}>
      {errorWords(update.error)}
    </Alert>
  );
}
