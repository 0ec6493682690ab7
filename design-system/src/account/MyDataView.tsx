import type { Load } from "../data/load.ts";
import type { PageHeaderProps } from "../layout/PageHeader.tsx";
import { useMessages } from "../theme/messages.ts";
import { PersonalData, type PersonalDataProps } from "./PersonalData.tsx";
import { ProfileFrame } from "./ProfileFrame.tsx";
import { ProfilePanel } from "./ProfilePanel.tsx";
import { profileMessages } from "./profileMessages.it.ts";

/** Personal data of a customer, as the contract has them. */
export type PersonalFacts = Pick<PersonalDataProps, "name" | "surname" | "fiscalCode" | "birthday" | "birthplace">;

export interface MyDataViewProps extends Pick<PageHeaderProps, "title" | "back"> {
  load: Load<PersonalFacts>;
  /** Phone number of the customer service. */
  supportPhone: string;
}

/** The page of the customer's personal data, read-only. */
export function MyDataView({ load, supportPhone, ...header }: MyDataViewProps) {
  const words = useMessages(profileMessages);
  return (
    <ProfileFrame {...header} description={words.myDataText}>
      <ProfilePanel load={load} lines={5} loading={words.myDataLoading} failedTitle={words.myDataFailed}>
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
