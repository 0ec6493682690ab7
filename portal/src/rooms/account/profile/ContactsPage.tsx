import { announce } from "@favilla/design-system/feedback/LiveRegion.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { config } from "../../../platform/config/config.ts";
import { phonePrefixesQuery } from "../../../platform/contact/phonePrefixes.ts";
import { pagesMessages } from "../../../platform/pages/messages.it.ts";
import { usePage } from "../../../platform/pages/usePage.ts";
import { useQuery } from "../../../platform/query/useQuery.ts";
import { useDraft } from "../../../platform/session/useDraft.ts";
import { customerQuery } from "../calls.ts";
import { profileMessages } from "@favilla/design-system/account/profileMessages.it.ts";
import { ContactsView } from "@favilla/design-system/account/ContactsView.tsx";
import { useContacts } from "./useContacts.ts";
import { phoneDraftSchema } from "@favilla/design-system/account/usePhoneForm.ts";

/** `ContactsView` with data from the servers. The number and the switch are saved separately. */
export default function ContactsPage() {
  usePage(useMessages(pagesMessages).contacts);
  const phone = useContacts();
  const alerts = useContacts();
  const { choiceSaved } = useMessages(profileMessages);
  const saveAlerts = async (alertNotifications: boolean) => {
    if (await alerts.send({ alertNotifications })) announce(choiceSaved);
  };
  const draft = useDraft("phone", phoneDraftSchema);
  const savePhone = async (number: string) => {
    if (await phone.send({ phone: number })) draft.drop();
  };
  return (
    <ContactsView
      load={useQuery(customerQuery)}
      supportPhone={config().help.phone}
      prefixes={useQuery(phonePrefixesQuery)}
      phone={phone.update}
      phoneDraft={draft}
      onPhone={(number) => void savePhone(number)}
      onPhoneEdit={phone.reset}
      alerts={alerts.update}
      onAlerts={(alertNotifications) => void saveAlerts(alertNotifications)}
    />
  );
}
