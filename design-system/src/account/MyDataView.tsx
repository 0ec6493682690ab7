import { PersonalData } from "./PersonalData.tsx";
import type { Load } from "../data/load.ts";
import { useMessages } from "../theme/messages.ts";
import { pagesMessages } from "../../../portal/src/platform/pages/messages.it.ts";
import type { Customer } from "../../../portal/src/rooms/account/customer.ts";
import { ProfileFrame } from "./ProfileFrame.tsx";
import { ProfilePanel } from "./ProfilePanel.tsx";
import { profileMessages } from "./profileMessages.it.ts";

interface MyDataViewProps {
  load: Load<Customer>;
  /** Phone number of the customer service. */
  supportPhone: string;
}

/** The customer's personal data, read-only. */
export function MyDataView({ load, supportPhone }: MyDataViewProps) {
  const words = useMessages(profileMessages);
  const { myData } = useMessages(pagesMessages);
  return (
    <ProfileFrame title={myData} description={words.myDataText}>
      <ProfilePanel load={load} lines={5} loading={words.myDataLoading} failed={words.myDataFailed}>
        {({ name, surname, fiscalCode, birthday, birthplace }) => (
          <PersonalData
            name={name}
            surname={surname}
            fiscalCode={fiscalCode}
            birthday={birthday}
            birthplace={birthplace}
            supportPhone={supportPhone}
          />
        )}
      </ProfilePanel>
    </ProfileFrame>
  );
}
