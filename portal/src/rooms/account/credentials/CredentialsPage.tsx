import type { Credential } from "@favilla/design-system/account/CredentialsPanel.tsx";
import { CredentialsView } from "@favilla/design-system/account/CredentialsView.tsx";
import { loadedData } from "@favilla/design-system/data/load.ts";
import { useState } from "react";
import { useErrorWords } from "../../../platform/errors/useErrorWords.ts";
import { part } from "../../../platform/loading/part.ts";
import { usePart } from "../../../platform/loading/usePart.ts";
import { endDeletedAccount } from "../../../platform/session/endSession.ts";
import { useProfilePage } from "../useProfilePage.ts";
import { deletionFailed } from "./deletion.ts";
import { useCredentials } from "./useCredentials.ts";

const changeEmailPart = part("ChangeEmail", () => import("./ChangeEmail.tsx"));
const deleteAccountPart = part("DeleteAccountDialog", () => import("@favilla/design-system/account/DeleteAccountDialog.tsx"));

/** Outcome that the page shows of the link for a new password. */
const passwordOutcomes = { Unset: undefined, Updating: undefined, Updated: "sent", UpdateFailure: "failed" } as const;

/** `CredentialsView` with data from the servers, and its dialogs. */
export default function CredentialsPage() {
  const header = useProfilePage("credentials");
  const { load, changeEmail, changePassword, remove } = useCredentials();
  const [open, setOpen] = useState<"email" | "delete">();
  const [emailDialog, deleteDialog] = [usePart(changeEmailPart), usePart(deleteAccountPart)];
  const errorWords = useErrorWords();
  const account = loadedData(load);
  const { update } = changeEmail;
  const changesPassword = changePassword.update.state;
  const otherBusy = emailDialog.loading ? "email" : undefined;

  const change = (credential: Credential) => {
    changeEmail.reset();
    if (credential === "password") return void changePassword.send();
    changePassword.reset();
    emailDialog.load(() => setOpen("email"));
  };
  const sendLink = async (email: string) => {
    const sent = (await changeEmail.send(email)) !== undefined;
    if (sent) setOpen(undefined);
    return sent;
  };
  const closeEmail = () => {
    changeEmail.reset();
    setOpen(undefined);
  };
  const askDelete = () => {
    remove.reset();
    deleteDialog.load(() => setOpen("delete"));
  };
  const deleteAccount = async () => {
    if ((await remove.send()) !== undefined) endDeletedAccount();
  };

  return (
    <CredentialsView
      {...header}
      load={load}
      onChange={change}
      busy={changesPassword === "Updating" ? "password" : otherBusy}
      outcome={update.state === "Updated" ? "sent" : passwordOutcomes[changesPassword]}
      sentTo={update.state === "Updated" ? update.data : undefined}
      onDelete={askDelete}
      partFailed={emailDialog.failed || deleteDialog.failed}
    >
      {emailDialog.module && account && open === "email" && (
        <emailDialog.module.ChangeEmail
          account={account}
          onSend={sendLink}
          onClose={closeEmail}
          busy={update.state === "Updating"}
          failure={update.state === "UpdateFailure" ? errorWords(update.error) : undefined}
        />
      )}
      {deleteDialog.module && (
        <deleteDialog.module.DeleteAccountDialog
          open={open === "delete"}
          busy={remove.update.state === "Updating" || remove.update.state === "Updated"}
          failed={deletionFailed(remove.update)}
          onConfirm={() => void deleteAccount()}
          onCancel={() => setOpen(undefined)}
        />
      )}
    </CredentialsView>
  );
}
