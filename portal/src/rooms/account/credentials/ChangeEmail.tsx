import { ChangeEmailDialog, type ChangeEmailDialogProps } from "@favilla/design-system/account/ChangeEmailDialog.tsx";
import * as z from "zod/mini";
import { useDraft } from "../../../platform/session/useDraft.ts";

/** Schema of the draft, which survives a forced sign-in. */
const emailDraftSchema = z.object({ email: z.string() });

/** `ChangeEmailDialog` with its draft, which is read each time it opens. */
export function ChangeEmail(props: Omit<ChangeEmailDialogProps, "draft">) {
  return <ChangeEmailDialog {...props} draft={useDraft("new-email", emailDraftSchema)} />;
}
