import { ResidencePanel } from "./ResidencePanel.tsx";
import type { Load } from "../data/load.ts";
import { EmptyState } from "../feedback/EmptyState.tsx";
import { NothingFoundIllustration } from "../feedback/illustrations/NothingFoundIllustration.tsx";
import { Stack } from "../layout/Stack.tsx";
import { Heading } from "../text/Heading.tsx";
import { aroundPhone } from "../text/phoneText.ts";
import { fill, useMessages } from "../theme/messages.ts";
import { pagesMessages } from "../../../portal/src/platform/pages/messages.it.ts";
import { ProfileFrame } from "./ProfileFrame.tsx";
import { ProfilePanel } from "./ProfilePanel.tsx";
import { profileMessages } from "./profileMessages.it.ts";
import type { Residence } from "../../../portal/src/rooms/account/profile/calls.ts";

interface AddressViewProps {
  load: Load<readonly Residence[]>;
  /** Phone number of the customer service. */
  supportPhone: string;
}

/** The customer's residence, read-only. */
export function AddressView({ load, supportPhone }: AddressViewProps) {
  const words = useMessages(profileMessages);
  const { address } = useMessages(pagesMessages);
  const none = (
    <EmptyState
      illustration={<NothingFoundIllustration />}
      title={words.addressNone}
      description={aroundPhone(words.addressNoneText, supportPhone).join(supportPhone)}
    />
  );
  return (
    <ProfileFrame title={address} description={words.addressText}>
      <ProfilePanel load={load} lines={10} loading={words.addressLoading} failed={words.addressFailed} empty={none}>
        {(residences) => <Residences residences={residences} supportPhone={supportPhone} />}
      </ProfilePanel>
    </ProfileFrame>
  );
}

/** A single residence has the page's title; several are numbered. */
function Residences({ residences, supportPhone }: { residences: readonly Residence[]; supportPhone: string }) {
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
