import { type ContactFacts, ContactsView, type ContactsViewProps } from "@favilla/design-system/account/ContactsView.tsx";
import { loadOf, type Update } from "@favilla/design-system/data/load.ts";
import { noDraft } from "@favilla/design-system/forms/draft.ts";
import { useState } from "react";

interface ContactsPageProps extends Pick<ContactsViewProps, "prefixes" | "supportPhone"> {
  contacts: ContactFacts;
}

const unset: Update<unknown> = { state: "Unset" };

/** Saves a part of the contact details on your server. */
async function save(part: Partial<ContactFacts>): Promise<Update<unknown>> {
  try {
    const { ok, status } = await fetch("/api/contacts", {
      method: "PATCH",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(part),
    });
    return ok ? { state: "Updated", data: part } : { state: "UpdateFailure", error: status };
  } catch (error) {
    return { state: "UpdateFailure", error };
  }
}

/** The customer's contact details. */
export function ContactsPage({ contacts, ...rest }: ContactsPageProps) {
  const [saved, setSaved] = useState(contacts);
  const [phone, setPhone] = useState(unset);
  const [alerts, setAlerts] = useState(unset);
  const change = async (part: Partial<ContactFacts>, show: (update: Update<unknown>) => void) => {
    show({ state: "Updating" });
    const update = await save(part);
    if (update.state === "Updated") setSaved((all) => ({ ...all, ...part }));
    show(update);
  };
  return (
    <ContactsView
      {...rest}
      title="I miei recapiti"
      back={{ href: "#profilo", label: "Profilo" }}
      load={loadOf(saved)}
      phone={phone}
      phoneDraft={noDraft}
      onPhone={(number) => change({ phone: number }, setPhone)}
      onPhoneEdit={() => setPhone(unset)}
      alerts={alerts}
      onAlerts={(alertNotifications) => change({ alertNotifications }, setAlerts)}
    />
  );
}
