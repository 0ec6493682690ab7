import { PersonalData } from "@favilla/design-system/account/PersonalData.tsx";
import type { Load } from "@favilla/design-system/data/load.ts";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { pagesMessages } from "../../../platform/pages/messages.it.ts";
import type { Customer } from "../customer.ts";
import { ProfileFrame } from "../ProfileFrame.tsx";
import { ProfilePanel } from "../ProfilePanel.tsx";
import { profileMessages } from "../profileMessages.it.ts";

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
