import { Button } from "../actions/Button.tsx";
import type { Load } from "../data/load.ts";
import { OutcomePanel } from "../feedback/OutcomePanel.tsx";
import { ServerErrorPanel } from "../feedback/ServerErrorPanel.tsx";
import { Skeleton } from "../feedback/Skeleton.tsx";
import { SkeletonGroup } from "../feedback/SkeletonGroup.tsx";
import { Stack } from "../layout/Stack.tsx";
import { fill, useMessages } from "../theme/messages.ts";
import { useErrorWords } from "../../../portal/src/platform/errors/useErrorWords.ts";
import { pagesMessages } from "../../../portal/src/platform/pages/messages.it.ts";
import { SubPageHeader } from "../../../portal/src/platform/pages/SubPageHeader.tsx";
import { displayName, type Supply } from "../../../portal/src/rooms/supplies/supply.ts";
import { CadastralTask, type CadastralTaskProps } from "./CadastralTask.tsx";
import { type Cadastral, isCadastralPending } from "../../../portal/src/rooms/account/cadastral/cadastral.ts";
import { cadastralPageMessages } from "./cadastralPageMessages.it.ts";

interface ChangeCadastralViewProps extends Omit<CadastralTaskProps, "current" | "header"> {
  /** The supply of the data; undefined while it loads. */
  supply: Pick<Supply, "nickname" | "address"> | undefined;
  load: Load<readonly Cadastral[]>;
  /** Address of the supply's own page. */
  backHref: string;
}

/** The change of a supply's cadastral data from plain data (CD-03): the form, and the states while and after it is sent. */
export function ChangeCadastralView(props: ChangeCadastralViewProps) {
  const words = useMessages(cadastralPageMessages);
  const { changeCadastral: title } = useMessages(pagesMessages);
  const { load, update, supply, backHref } = props;
  const toSupply = <Button href={backHref}>{words.backToSupply}</Button>;
  if (update.state === "Updated") {
    return <OutcomePanel outcome="success" title={words.successTitle} description={words.successText} page={title} actions={toSupply} />;
  }
  const lead = supply && fill(words.lead, { name: displayName(supply) });
  const current = load.state === "Loaded" ? load.data[0] : undefined;
  if (current && isCadastralPending(current)) {
    return (
      <OutcomePanel
        outcome="pending"
        title={words.pendingTitle}
        description={[lead && `${lead}.`, words.pendingText].filter(Boolean).join(" ")}
        actions={toSupply}
      />
    );
  }
  return <Form {...props} current={current} description={lead} />;
}

type FormProps = ChangeCadastralViewProps & { current: Cadastral | undefined; description: string | undefined };

function Form({ load, current, description, backHref, ...props }: FormProps) {
  const words = useMessages(cadastralPageMessages);
  const { changeCadastral: title } = useMessages(pagesMessages);
  const errorWords = useErrorWords();
  const header = (
    <SubPageHeader
      parent="supplyDetail"
      parentHref={backHref}
      title={load.state === "NoDataFound" ? words.add : title}
      description={description ?? "\u00a0"}
    />
  );
  switch (load.state) {
    case "Loading":
      return (
        <>
          {header}
          <SkeletonGroup label={words.loading}>
            <Stack gap={5}>
              <Skeleton shape="control" height="4rem" width="36rem" />
              <Skeleton shape="control" height="4rem" width="36rem" />
              <Skeleton shape="control" height="4rem" width="36rem" />
            </Stack>
          </SkeletonGroup>
        </>
      );
    case "LoadFailure":
      return (
        <>
          {header}
          <ServerErrorPanel title={words.loadFailed} description={errorWords(load.error)} onRetry={load.retry} />
        </>
      );
    case "Unset":
    case "NoDataFound":
    case "Loaded":
      return <CadastralTask {...props} current={current} header={header} />;
  }
}
