import type { ReactNode } from "react";
import { Loaded } from "../data/Loaded.tsx";
import type { Load } from "../data/load.ts";
import { PageHeader } from "../layout/PageHeader.tsx";
import { useHandedFocus } from "../overlays/useHandedFocus.ts";
import { useMessages } from "../theme/messages.ts";
import { supplyPageMessages } from "./pagesMessages.it.ts";
import { SupplyDetail, type SupplyDetailProps } from "./SupplyDetail.tsx";
import { SupplyDetailSkeleton } from "./SupplyDetailSkeleton.tsx";

/** Name, kind and state of a supply. */
export type KnownSupply = Readonly<Pick<SupplyDetailProps, "commodity" | "name" | "address" | "status">>;

export interface SupplyViewProps
  extends Pick<
    SupplyDetailProps,
    "back" | "headingLevel" | "panels" | "values" | "openPanel" | "onTogglePanel" | "onRename" | "renameLoading"
  > {
  /** The heading until the name of the supply is known: "Fornitura". */
  title: string;
  load: Load<KnownSupply>;
  /** A `SupplyNews`: the newest bill and the newest month, and the ways on. @default none */
  news?: ReactNode;
  /** Placeholder of `news`. @default none */
  newsLoading?: ReactNode;
  /** Shown if there is no such supply. @default the title */
  missing?: ReactNode;
  /** Dialogs of the page. */
  children?: ReactNode;
}

/** The page of one supply (SU-02): its name, what is new, and five panels, most of which belong to other rooms. */
export function SupplyView({ title, load, news, newsLoading, missing, children, ...rest }: SupplyViewProps) {
  const words = useMessages(supplyPageMessages);
  const { back, headingLevel } = rest;
  const header = <PageHeader title={title} back={back} headingLevel={headingLevel} />;
  return (
    <Loaded
      load={load}
      loading={
        <Waiting title={title} back={back} headingLevel={headingLevel}>
          {newsLoading}
        </Waiting>
      }
      empty={missing ?? header}
      failedHeader={header}
      failedTitle={words.failed}
    >
      {({ commodity, name, address, status }) => (
        <>
          <SupplyDetail {...rest} commodity={commodity} name={name} address={address} status={status}>
            {news}
          </SupplyDetail>
          {children}
        </>
      )}
    </Loaded>
  );
}

function Waiting({ children, ...rest }: Pick<SupplyViewProps, "title" | "back" | "headingLevel" | "children">) {
  const { loading } = useMessages(supplyPageMessages);
  const part = useHandedFocus<HTMLDivElement>();
  return (
    <div ref={part}>
      <SupplyDetailSkeleton {...rest} label={loading}>
        {children}
      </SupplyDetailSkeleton>
    </div>
  );
}
