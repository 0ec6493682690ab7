import type { ReactNode } from "react";
import type { Load } from "../data/load.ts";
import { Alert } from "../feedback/Alert.tsx";
import type { PageHeaderProps } from "../layout/PageHeader.tsx";
import { Stack } from "../layout/Stack.tsx";
import { useMessages } from "../theme/messages.ts";
import { CredentialsPanel, type CredentialsPanelProps } from "./CredentialsPanel.tsx";
import { ProfileFrame } from "./ProfileFrame.tsx";
import { ProfilePanel } from "./ProfilePanel.tsx";
import { profileMessages } from "./profileMessages.it.ts";

export interface CredentialsViewProps
  extends Pick<PageHeaderProps, "title" | "back">,
    Pick<CredentialsPanelProps, "onChange" | "busy" | "outcome" | "sentTo" | "onDelete"> {
  load: Load<Pick<CredentialsPanelProps, "email" | "fiscalCode">>;
  /** True if a dialog could not be loaded. @default false */
  partFailed?: boolean | undefined;
  /** Dialogs above the page: a `ChangeEmailDialog`, a `DeleteAccountDialog`. */
  children?: ReactNode;
}

/** The page of the customer's credentials. */
export function CredentialsView({ title, back, load, partFailed = false, children, ...rest }: CredentialsViewProps) {
  const words = useMessages(profileMessages);
  return (
    <ProfileFrame title={title} back={back} description={words.credentialsText}>
      <ProfilePanel load={load} lines={3} loading={words.credentialsLoading} failedTitle={words.credentialsFailed}>
        {({ email, fiscalCode }) => (
          <Stack gap={4}>
            {partFailed && (
              <Alert tone="negative" live="assertive">
                {words.partFailed}
              </Alert>
            )}
            <CredentialsPanel {...rest} email={email} fiscalCode={fiscalCode} />
          </Stack>
        )}
      </ProfilePanel>
      {children}
    </ProfileFrame>
  );
}
