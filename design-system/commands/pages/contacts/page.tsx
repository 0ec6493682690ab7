import { prefixes } from "../sample/prefixes.ts";
import { ContactsPage } from "./ContactsPage.tsx";

/** The contact details of the sample: give the page those of your server. */
const contacts = {
  phone: "+393000000001",
  landlinePhone: "0510000000",
  communicationEmailAddress: "giulia@esempio.it",
  alertNotifications: true,
};

export default function Page() {
  return <ContactsPage contacts={contacts} prefixes={prefixes} supportPhone="800 900 100" />;
}
