import { ContactForm } from "@favilla/design-system/account/ContactForm.tsx";
import { Alert } from "@favilla/design-system/feedback/Alert.tsx";
import type { PhoneValue } from "@favilla/design-system/forms/phoneNumber.ts";
import { Stack } from "@favilla/design-system/layout/Stack.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import type { PhonePrefix } from "../../../platform/contact/phonePrefixes.ts";
import { type Load, loaded } from "../../../platform/loading/load.ts";
import type { Update } from "../../../platform/loading/update.ts";
import { pagesMessages } from "../../../platform/pages/messages.it.ts";
import type { Draft } from "../../../platform/session/useDraft.ts";
import { ProfileFrame } from "../ProfileFrame.tsx";
import { ProfilePanel } from "../ProfilePanel.tsx";
import { profileMessages } from "../profileMessages.it.ts";
import type { Profile } from "./profile.ts";
import { usePhoneForm } from "./usePhoneForm.ts";

export interface ContactsViewProps {
  load: Load<Profile>;
  /** Whom to call. */
  supportPhone: string;
  prefixes: Load<readonly PhonePrefix[]>;
  /** How saving the number goes. */
  phone: Update<unknown>;
  /** A number that was typed and not saved yet. */
  phoneDraft: Draft<PhoneValue>;
  onPhone: (phone: string) => void;
  /** The number changes: what became of the last one is over. */
  onPhoneEdit: () => void;
  /** How saving the switch goes. */
  alerts: Update<unknown>;
  onAlerts: (alerts: boolean) => void;
}

/** How the customer is reached, from plain data. */
export function ContactsView({ load, ...rest }: ContactsViewProps) {
  const words = useMessages(profileMessages);
  const { contacts } = useMessages(pagesMessages);
  return (
    <ProfileFrame title={contacts} description={words.contactsText}>
      <ProfilePanel load={load} lines={6} loading={words.contactsLoading} failed={words.contactsFailed}>
        {(profile) => <Contacts {...rest} profile={profile} />}
      </ProfilePanel>
    </ProfileFrame>
  );
}

const outcomes = { Updated: "saved", UpdateFailure: "failed", Unset: undefined, Updating: undefined } as const;

interface ContactsProps extends Omit<ContactsViewProps, "load"> {
  profile: Profile;
}

function Contacts({ profile, supportPhone, prefixes, phone, phoneDraft, onPhone, onPhoneEdit, alerts, onAlerts }: ContactsProps) {
  const words = useMessages(profileMessages);
  const { form, kept, keep } = usePhoneForm({ stored: profile.phone, prefixes: loaded(prefixes), draft: phoneDraft });
  const alertsPending = alerts.state === "Updating";
  return (
    <Stack gap={4}>
      {kept && <Alert>{words.phoneKept}</Alert>}
      <ContactForm
        {...form}
        onValuesChange={(values) => {
          keep(values);
          onPhoneEdit();
        }}
        onSubmit={({ phone: number }) => onPhone(number)}
        busy={phone.state === "Updating"}
        outcome={outcomes[phone.state]}
        landlinePhone={profile.landlinePhone}
        communicationEmail={profile.communicationEmailAddress}
        supportPhone={supportPhone}
        // What was asked for shows at once; what is stored shows again where it could not be saved.
        alerts={alertsPending ? !profile.alertNotifications : profile.alertNotifications}
        onAlertsChange={onAlerts}
        alertsPending={alertsPending}
        alertsFailed={alerts.state === "UpdateFailure"}
      />
    </Stack>
  );
}
