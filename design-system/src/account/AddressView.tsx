import type { ReactNode } from "react";
import type { Load } from "../data/load.ts";
import { EmptyState } from "../feedback/EmptyState.tsx";
import { NothingFoundIllustration } from "../feedback/illustrations/NothingFoundIllustration.tsx";
import type { PageHeaderProps } from "../layout/PageHeader.tsx";
import { Stack } from "../layout/Stack.tsx";
import { Heading } from "../text/Heading.tsx";
import { aroundPhone } from "../text/phoneText.ts";
import { fill, useMessages } from "../theme/messages.ts";
import { ProfileFrame } from "./ProfileFrame.tsx";
import { ProfilePanel } from "./ProfilePanel.tsx";
import { profileMessages } from "./profileMessages.it.ts";
import { type ResidenceFacts, ResidencePanel } from "./ResidencePanel.tsx";

/** A residence with its unique id. */
export type KnownResidence = ResidenceFacts & { readonly id: string };

export interface AddressViewProps extends Pick<PageHeaderProps, "title" | "back"> {
  load: Load<readonly KnownResidence[]>;
  /** Phone number of the customer service. */
  supportPhone: string;
  /** Rows that say where the bills of each supply go (`BilledSupplies`), below the residence. @default none */
  bills?: ReactNode;
}

/** The page of the customer's residence, read-only, and of where the bills of each supply go. */
export function AddressView({ load, supportPhone, bills, ...header }: AddressViewProps) {
  const words = useMessages(profileMessages);
  const none = (
    <EmptyState
      illustration={<NothingFoundIllustration />}
      title={words.addressNone}
      description={aroundPhone(words.addressNoneText, supportPhone).join(supportPhone)}
    />
  );
  return (
    <ProfileFrame {...header} description={words.addressText}>
      <ProfilePanel load={load} lines={5} loading={words.addressLoading} failedTitle={words.addressFailed} empty={none}>
        {(residences) => <Residences residences={residences} supportPhone={supportPhone} />}
      </ProfilePanel>
      {bills}
    </ProfileFrame>
  );
}

/** A single residence has the page's title; several are numbered. */
function Residences({ residences, supportPhone }: { residences: readonly KnownResidence[]; supportPhone: string }) {
  const { addressOf } = useMessages(profileMessages);
  const [only, ...others] = residences;
  if (only && others.length === 0) return <ResidencePanel residence={only} supportPhone={supportPhone} />;
  return (
    <Stack gap={6}>
      {residences.map((residence, index) => {
        const title = fill(addressOf, { number: index + 1, count: residences.length });
        return (
          <Stack key={residence.id} gap={3}>
            <Heading headingLevel={2}>{title}</Heading>
            <ResidencePanel aria-label={title} residence={residence} supportPhone={supportPhone} />
          </Stack>
        );
      })}
    </Stack>
  );
}
