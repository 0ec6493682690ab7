import { ContactForm } from "./ContactForm.tsx";
import type { Update } from "../data/load.ts";
import { type Load, loadedData } from "../data/load.ts";
import { Alert } from "../feedback/Alert.tsx";
import type { PhoneValue } from "../forms/phoneNumber.ts";
import { Stack } from "../layout/Stack.tsx";
import { useMessages } from "../theme/messages.ts";
import { useState } from "react";
import type { PhonePrefix } from "../../../portal/src/platform/contact/phonePrefixes.ts";
import { pagesMessages } from "../../../portal/src/platform/pages/messages.it.ts";
import type { Draft } from "../../../portal/src/platform/session/useDraft.ts";
import type { Customer } from "../../../portal/src/rooms/account/customer.ts";
import { ProfileFrame } from "./ProfileFrame.tsx";
import { ProfilePanel } from "./ProfilePanel.tsx";
import { profileMessages } from "./profileMessages.it.ts";
import { usePhoneForm } from "./usePhoneForm.ts";

export interface ContactsViewProps {
  load: Load<Customer>;
  /** Phone number of the customer service. */
  supportPhone: string;
  prefixes: Load<readonly PhonePrefix[]>;
  /** State of saving the number. */
  phone: Update<unknown>;
  /** A number that was typed but not saved. */
  phoneDraft: Draft<PhoneValue>;
  onPhone: (phone: string) => void;
  /** Called when the number changes. Reset the result of the last save. */
  onPhoneEdit: () => void;
  /** State of saving the switch. */
  alerts: Update<unknown>;
  onAlerts: (alerts: boolean) => void;
}

/** The customer's contact details, from plain data. */
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
  profile: Customer;
}

function Contacts({ profile, supportPhone, prefixes, phone, phoneDraft, onPhone, onPhoneEdit, alerts, onAlerts }: ContactsProps) {
  const words = useMessages(profileMessages);
  const [unchanged, setUnchanged] = useState(false);
  const { form, kept, keep, isSaved } = usePhoneForm({ stored: profile.phone, prefixes: loadedData(prefixes), draft: phoneDraft });
  const alertsPending = alerts.state === "Updating";
  return (
    <Stack gap={4}>
      {kept && <Alert>{words.phoneKept}</Alert>}
      <ContactForm
        {...form}
        onValuesChange={(values) => {
          keep(values);
          setUnchanged(false);
          onPhoneEdit();
        }}
        // The saved number is not written again: another tab, or customer service, may have changed it meanwhile.
        onSubmit={({ phone: number }) => (isSaved(number) ? setUnchanged(true) : onPhone(number))}
        busy={phone.state === "Updating"}
        outcome={unchanged ? "unchanged" : outcomes[phone.state]}
        landlinePhone={profile.landlinePhone}
        communicationEmail={profile.communicationEmailAddress}
        supportPhone={supportPhone}
        // The new value shows while it is being saved, and is reverted if that fails.
        alerts={alertsPending ? !profile.alertNotifications : profile.alertNotifications}
        onAlertsChange={onAlerts}
        alertsPending={alertsPending}
        alertsFailed={alerts.state === "UpdateFailure"}
      />
    </Stack>
  );
}
