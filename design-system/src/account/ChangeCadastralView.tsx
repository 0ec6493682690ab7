import { Button } from "../actions/Button.tsx";
import { Loaded } from "../data/Loaded.tsx";
import { type Load, loadedData } from "../data/load.ts";
import { OutcomePanel } from "../feedback/OutcomePanel.tsx";
import { Skeleton } from "../feedback/Skeleton.tsx";
import { SkeletonGroup } from "../feedback/SkeletonGroup.tsx";
import { PageHeader, type PageHeaderProps } from "../layout/PageHeader.tsx";
import { Stack } from "../layout/Stack.tsx";
import { fill, useMessages } from "../theme/messages.ts";
import { CadastralTask } from "./CadastralTask.tsx";
import { type CadastralFacts, isCadastralPending } from "./cadastral.ts";
import { cadastralPageMessages } from "./cadastralPageMessages.it.ts";
import type { CadastralParts } from "./cadastralParts.ts";
import { type CadastralChangeOptions, useCadastralChange } from "./useCadastralChange.ts";

export interface ChangeCadastralViewProps extends CadastralChangeOptions {
  title: string;
  /** Link to the page of the supply, with its name. */
  back: NonNullable<PageHeaderProps["back"]>;
  /** Name of the supply; undefined while it loads. */
  supplyName: string | undefined;
  /** The data as the servers have them. "NoDataFound" asks for the first ones. */
  load: Load<CadastralFacts>;
  /** Moment of the last request, in the site's own format. @default its day */
  lastRequestText?: string | undefined;
  /** The dialog that asks before the form is left: `cadastralParts`, or a component of the same name that loads later. */
  parts: CadastralParts;
}

/** The page that changes a supply's land-registry data (CD-03), whole: the form, its call, and what stands in its place after it is sent. */
export function ChangeCadastralView({ title, back, supplyName, load, lastRequestText, parts, ...task }: ChangeCadastralViewProps) {
  const words = useMessages(cadastralPageMessages);
  const toSupply = <Button href={back.href}>{words.backToSupply}</Button>;
  const current = loadedData(load);
  const change = useCadastralChange(current, task);
  if (change.result?.outcome === "success") {
    return <OutcomePanel outcome="success" title={words.successTitle} description={words.successText} page={title} actions={toSupply} />;
  }
  const lead = supplyName && fill(words.lead, { name: supplyName });
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
  const header = <PageHeader back={back} title={load.state === "NoDataFound" ? words.add : title} description={lead ?? "\u00a0"} />;
  const form = (
    <>
      <CadastralTask change={change} current={current} lastRequestText={lastRequestText} header={header} />
      <parts.CadastralCancelDialog {...change.cancel} />
    </>
  );
  return (
    <Loaded
      load={load}
      loading={
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
      }
      failedHeader={header}
      failedTitle={words.loadFailed}
      empty={form}
    >
      {() => form}
    </Loaded>
  );
}
