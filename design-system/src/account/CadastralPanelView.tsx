import { Button } from "../actions/Button.tsx";
import { ButtonGroup } from "../actions/ButtonGroup.tsx";
import { DescriptionList } from "../data/DescriptionList.tsx";
import { Loaded } from "../data/Loaded.tsx";
import type { Load } from "../data/load.ts";
import { useFormats } from "../data/useFormats.ts";
import { Alert } from "../feedback/Alert.tsx";
import { EmptyState } from "../feedback/EmptyState.tsx";
import { Skeleton } from "../feedback/Skeleton.tsx";
import { SkeletonGroup } from "../feedback/SkeletonGroup.tsx";
import { Inline, Stack } from "../layout/Stack.tsx";
import { Text } from "../text/Text.tsx";
import { useMessages } from "../theme/messages.ts";
import { CadastralStatusTag } from "./CadastralStatusTag.tsx";
import { type CadastralFacts, isCadastralPending } from "./cadastral.ts";
import { cadastralMessages } from "./cadastralMessages.it.ts";
import { cadastralPageMessages } from "./cadastralPageMessages.it.ts";

export interface CadastralPanelViewProps {
  load: Load<CadastralFacts>;
  /** Address of the page that changes or adds the data. */
  changeHref: string;
  /** Moment of the last request, in the site's own format. @default its day */
  lastRequestText?: string | undefined;
}

/** The panel of a supply's land-registry data: the data, the status of the last change, and the way to change or add them. */
export function CadastralPanelView({ load, ...rest }: CadastralPanelViewProps) {
  const words = useMessages(cadastralPageMessages);
  return (
    <Loaded
      load={load}
      loading={
        <SkeletonGroup label={words.loading}>
          <Skeleton shape="control" height="14rem" />
        </SkeletonGroup>
      }
      failedTitle={words.loadFailed}
      headingLevel={3}
      empty={
        <EmptyState
          headingLevel={3}
          title={words.noneTitle}
          description={words.noneText}
          action={
            <Button variant="secondary" href={rest.changeHref}>
              {words.add}
            </Button>
          }
        />
      }
    >
      {(cadastral) => <Facts {...rest} cadastral={cadastral} />}
    </Loaded>
  );
}

interface FactsProps extends Omit<CadastralPanelViewProps, "load"> {
  cadastral: CadastralFacts;
}

function Facts({ cadastral, changeHref, lastRequestText }: FactsProps) {
  const words = useMessages(cadastralPageMessages);
  const { formatDayMonth } = useFormats();
  const names = useMessages(cadastralMessages);
  const { holderTitle, changeStatus, lastChangeRequestDate } = cadastral;
  const pending = isCadastralPending(cadastral);
  const when = lastRequestText ?? formatDayMonth(lastChangeRequestDate, { year: true });
  return (
    <Stack gap={5}>
      {pending && <Alert title={words.pendingTitle}>{words.pendingText}</Alert>}
      <DescriptionList
        items={[
          { label: names.holderTitle, value: holderTitle === "unknown" ? null : names[holderTitle] },
          { label: names.city, value: cadastral.city },
          { label: names.urbanSection, value: cadastral.urbanSection },
          { label: names.sheet, value: cadastral.sheet },
          { label: names.particle, value: cadastral.particle },
          { label: names.subordinate, value: cadastral.subordinate },
          {
            label: words.lastRequest,
            value: changeStatus && (
              <Inline gap={2}>
                <CadastralStatusTag status={changeStatus} />
                {when && <Text as="span">{when}</Text>}
              </Inline>
            ),
          },
        ]}
      />
      {!pending && (
        <ButtonGroup align="start">
          <Button variant="secondary" size="small" href={changeHref}>
            {words.change}
          </Button>
        </ButtonGroup>
      )}
    </Stack>
  );
}
