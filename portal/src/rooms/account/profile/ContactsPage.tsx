import { ContactsView } from "@favilla/design-system/account/ContactsView.tsx";
import { loadedData } from "@favilla/design-system/data/load.ts";
import { usePrefixOptions } from "@favilla/design-system/forms/usePrefixOptions.ts";
import * as z from "zod/mini";
import { config } from "../../../platform/config/config.ts";
import { phonePrefixesQuery } from "../../../platform/contact/phonePrefixes.ts";
import { useQuery } from "../../../platform/query/useQuery.ts";
import { useDraft } from "../../../platform/session/useDraft.ts";
import { customerQuery } from "../calls.ts";
import { useProfilePage } from "../useProfilePage.ts";
import { useContacts } from "./useContacts.ts";

/** Schema of the draft, which survives a forced sign-in and leaving the page. */
const phoneDraftSchema = z.object({ prefix: z.string(), number: z.string() });

/** `ContactsView` with data from the servers. The number and the switch are saved separately. */
export default function ContactsPage() {
  const header = useProfilePage("contacts");
  const phone = useContacts();
  const alerts = useContacts();
  const draft = useDraft("phone", phoneDraftSchema);
  const savePhone = async (number: string) => {
    if (await phone.send({ phone: number })) draft.drop();
  };
  return (
    <ContactsView
      {...header}
      {...usePrefixOptions(loadedData(useQuery(phonePrefixesQuery)))}
      load={useQuery(customerQuery)}
      supportPhone={config().help.phone}
      phone={phone.update}
      phoneDraft={draft}
      onPhone={(number) => void savePhone(number)}
      onPhoneEdit={phone.reset}
      alerts={alerts.update}
      onAlerts={(alertNotifications) => void alerts.send({ alertNotifications })}
    />
  );
}
