import { type Credential, CredentialsPanel } from "./CredentialsPanel.tsx";
import type { Load } from "../data/load.ts";
import { Alert } from "../feedback/Alert.tsx";
import { Stack } from "../layout/Stack.tsx";
import { useMessages } from "../theme/messages.ts";
import type { ReactNode } from "react";
import { pagesMessages } from "../../../portal/src/platform/pages/messages.it.ts";
import { ProfileFrame } from "./ProfileFrame.tsx";
import { ProfilePanel } from "./ProfilePanel.tsx";
import { profileMessages } from "./profileMessages.it.ts";
import type { User } from "../../../portal/src/rooms/account/credentials/user.ts";

export interface CredentialsViewProps {
  load: Load<Pick<User, "email" | "fiscalCode">>;
  onChange: (credential: Credential) => void;
  /** Credential whose change is being requested, or whose dialog is loading. */
  busy: Credential | undefined;
  /** Result of the last e-mail. */
  outcome: "sent" | "failed" | undefined;
  sentTo: string | undefined;
  onDelete: () => void;
  /** True if the dialog could not be loaded. */
  partFailed: boolean;
  /** Dialogs above the page. */
  children?: ReactNode;
}

/** The customer's credentials, from plain data. */
export function CredentialsView({ load, partFailed, children, ...rest }: CredentialsViewProps) {
  const words = useMessages(profileMessages);
  const { credentials } = useMessages(pagesMessages);
  return (
    <ProfileFrame title={credentials} description={words.credentialsText}>
      <ProfilePanel load={load} lines={4} loading={words.credentialsLoading} failed={words.credentialsFailed}>
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
