import { CadastralStatusTag } from "./CadastralStatusTag.tsx";
import { cadastralMessages } from "./cadastralMessages.it.ts";
import { Button } from "../actions/Button.tsx";
import { ButtonGroup } from "../actions/ButtonGroup.tsx";
import { DescriptionList } from "../data/DescriptionList.tsx";
import type { Load } from "../data/load.ts";
import { useFormats } from "../data/useFormats.ts";
import { Alert } from "../feedback/Alert.tsx";
import { EmptyState } from "../feedback/EmptyState.tsx";
import { ServerErrorPanel } from "../feedback/ServerErrorPanel.tsx";
import { Skeleton } from "../feedback/Skeleton.tsx";
import { SkeletonGroup } from "../feedback/SkeletonGroup.tsx";
import { Inline, Stack } from "../layout/Stack.tsx";
import { Text } from "../text/Text.tsx";
import { useMessages } from "../theme/messages.ts";
import { useToday } from "../theme/today.ts";
import { useErrorWords } from "../../../portal/src/platform/errors/useErrorWords.ts";
import { momentToday } from "../../../portal/src/platform/time/momentToday.ts";
import { type Cadastral, isCadastralPending } from "../../../portal/src/rooms/account/cadastral/cadastral.ts";
import { cadastralPageMessages } from "./cadastralPageMessages.it.ts";

interface CadastralPanelViewProps {
  load: Load<readonly Cadastral[]>;
  /** Address of the page that changes or adds the data. */
  changeHref: string;
  /** Format of dates with times. */
  dateTimeFormat: string;
}

/** The land-registry data of a supply and the status of the last change, from plain data. */
export function CadastralPanelView({ load, changeHref, dateTimeFormat }: CadastralPanelViewProps) {
  const words = useMessages(cadastralPageMessages);
  const errorWords = useErrorWords();
  const current = load.state === "Loaded" ? load.data[0] : undefined;
  if (current) return <Facts cadastral={current} changeHref={changeHref} dateTimeFormat={dateTimeFormat} />;
  switch (load.state) {
    case "Loading":
      return (
        <SkeletonGroup label={words.loading}>
          <Skeleton shape="control" height="14rem" />
        </SkeletonGroup>
      );
    case "LoadFailure":
      return <ServerErrorPanel headingLevel={3} title={words.loadFailed} description={errorWords(load.error)} onRetry={load.retry} />;
    case "Unset":
    case "NoDataFound":
    case "Loaded":
      return (
        <EmptyState
          headingLevel={3}
          title={words.noneTitle}
          description={words.noneText}
          action={
            <Button variant="secondary" href={changeHref}>
              {words.add}
            </Button>
          }
        />
      );
  }
}

function Facts({ cadastral, changeHref, dateTimeFormat }: Omit<CadastralPanelViewProps, "load"> & { cadastral: Cadastral }) {
  const words = useMessages(cadastralPageMessages);
  const { formatDayMonth } = useFormats();
  const names = useMessages(cadastralMessages);
  const today = useToday();
  const { holderTitle, changeStatus, lastChangeRequestDate, lastChangeRequestTime } = cadastral;
  const when =
    momentToday(dateTimeFormat, lastChangeRequestDate, lastChangeRequestTime, today) ??
    formatDayMonth(lastChangeRequestDate, { year: true });
  return (
    <Stack gap={5}>
      {isCadastralPending(cadastral) && <Alert title={words.pendingTitle}>{words.pendingText}</Alert>}
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
      {!isCadastralPending(cadastral) && (
        <ButtonGroup align="start">
          <Button variant="secondary" size="small" href={changeHref}>
            {words.change}
          </Button>
        </ButtonGroup>
      )}
    </Stack>
  );
}
