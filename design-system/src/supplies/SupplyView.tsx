import type { Load } from "../data/load.ts";
import { ServerErrorPanel } from "../feedback/ServerErrorPanel.tsx";
import { useHandedFocus } from "../overlays/useHandedFocus.ts";
import { SupplyDetail, type SupplyDetailProps } from "./SupplyDetail.tsx";
import { SupplyDetailSkeleton } from "./SupplyDetailSkeleton.tsx";
import { useMessages } from "../theme/messages.ts";
import type { ReactNode } from "react";
import { useErrorWords } from "../../../portal/src/platform/errors/useErrorWords.ts";
import { pagesMessages } from "../../../portal/src/platform/pages/messages.it.ts";
import { hrefTo } from "../../../portal/src/platform/pages/paths.ts";
import { SubPageHeader } from "../../../portal/src/platform/pages/SubPageHeader.tsx";
import { supplyPageMessages } from "./pagesMessages.it.ts";
import { addressBelowName, displayName } from "../../../portal/src/rooms/supplies/supply.ts";
import type { DetailedSupply } from "../../../portal/src/rooms/supplies/supplyDetail.ts";
import { NewsSkeleton } from "../../../portal/src/rooms/supplies/detail/NewsSkeleton.tsx";

interface SupplyDetailViewProps
  extends Pick<SupplyDetailProps, "panels" | "values" | "openPanel" | "onTogglePanel" | "onRename" | "renameLoading"> {
  load: Load<DetailedSupply>;
  /** The newest bill and the newest month, and the ways on. */
  news?: ReactNode;
  /** Elements above the page. */
  children?: ReactNode;
}

/** One supply from plain data (SU-02): name, news, and five panels; other rooms provide most of them. */
export function SupplyDetailView({ load, news, children, ...rest }: SupplyDetailViewProps) {
  const words = useMessages(supplyPageMessages);
  const { supplyDetail: title, supplies } = useMessages(pagesMessages);
  const errorWords = useErrorWords();
  switch (load.state) {
    case "Unset":
    case "Loading":
      return <Waiting />;
    case "LoadFailure":
      return (
        <>
          <SubPageHeader parent="supplies" title={title} />
          <ServerErrorPanel title={words.failed} description={errorWords(load.error)} onRetry={load.retry} />
        </>
      );
    case "NoDataFound":
      return <SubPageHeader parent="supplies" title={title} />;
    case "Loaded": {
      const { data } = load;
      return (
        <>
          <SupplyDetail
            {...rest}
            commodity={data.commodity}
            name={displayName(data)}
            address={addressBelowName(data)}
            status={data.status}
            back={{ href: hrefTo("supplies"), label: supplies }}
          >
            {news}
          </SupplyDetail>
          {children}
        </>
      );
    }
  }
}

function Waiting() {
  const { loading } = useMessages(supplyPageMessages);
  const { supplyDetail: title, supplies } = useMessages(pagesMessages);
  const part = useHandedFocus<HTMLDivElement>();
  return (
    <div ref={part}>
      <SupplyDetailSkeleton title={title} back={{ href: hrefTo("supplies"), label: supplies }} label={loading}>
        <NewsSkeleton />
      </SupplyDetailSkeleton>
    </div>
  );
}
