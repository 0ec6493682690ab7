import { useState } from "react";
import type { Load, Update } from "../data/load.ts";
import { Alert } from "../feedback/Alert.tsx";
import type { Draft } from "../forms/draft.ts";
import type { PhoneValue } from "../forms/phoneNumber.ts";
import type { PageHeaderProps } from "../layout/PageHeader.tsx";
import { Stack } from "../layout/Stack.tsx";
import { useMessages } from "../theme/messages.ts";
import { ContactForm, type ContactFormProps } from "./ContactForm.tsx";
import { ProfileFrame } from "./ProfileFrame.tsx";
import { ProfilePanel } from "./ProfilePanel.tsx";
import { profileMessages } from "./profileMessages.it.ts";
import { usePhoneForm } from "./usePhoneForm.ts";

/** Contact details of a customer. */
export interface ContactFacts {
  /** Mobile number, "+393331234567". */
  readonly phone: string | null;
  readonly landlinePhone: string | null;
  readonly communicationEmailAddress: string | null;
  /** True if the header counts unread notifications. */
  readonly alertNotifications: boolean;
}

export interface ContactsViewProps
  extends Pick<PageHeaderProps, "title" | "back">,
    Pick<ContactFormProps, "prefixes" | "otherPrefixes" | "supportPhone"> {
  load: Load<ContactFacts>;
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

/** The page of the customer's contact details. The number and the switch of the notifications are saved separately. */
export function ContactsView({ title, back, load, ...rest }: ContactsViewProps) {
  const words = useMessages(profileMessages);
  return (
    <ProfileFrame title={title} back={back} description={words.contactsText}>
      <ProfilePanel load={load} lines={5} loading={words.contactsLoading} failedTitle={words.contactsFailed}>
        {(contacts) => <Contacts {...rest} contacts={contacts} />}
      </ProfilePanel>
    </ProfileFrame>
  );
}

const outcomes = { Updated: "saved", UpdateFailure: "failed", Unset: undefined, Updating: undefined } as const;

interface ContactsProps extends Omit<ContactsViewProps, "title" | "back" | "load"> {
  contacts: ContactFacts;
}

function Contacts({
  contacts,
  supportPhone,
  prefixes,
  otherPrefixes,
  phone,
  phoneDraft,
  onPhone,
  onPhoneEdit,
  alerts,
  onAlerts,
}: ContactsProps) {
  const words = useMessages(profileMessages);
  const [unchanged, setUnchanged] = useState(false);
  const { form, kept, keep, isSaved } = usePhoneForm({ stored: contacts.phone, prefixes, otherPrefixes, draft: phoneDraft });
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
        landlinePhone={contacts.landlinePhone}
        communicationEmail={contacts.communicationEmailAddress}
        supportPhone={supportPhone}
        // The new value shows while it is being saved, and is reverted if that fails.
        alerts={alertsPending ? !contacts.alertNotifications : contacts.alertNotifications}
        onAlertsChange={onAlerts}
        alertsPending={alertsPending}
        alertsSaved={alerts.state === "Updated"}
        alertsFailed={alerts.state === "UpdateFailure"}
      />
    </Stack>
  );
}
