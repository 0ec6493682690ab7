import { LastBillSkeleton } from "@favilla/design-system/bills/LastBillSkeleton.tsx";
import { LastMonthSkeleton } from "@favilla/design-system/consumption/LastMonthSkeleton.tsx";
import { loadedData } from "@favilla/design-system/data/load.ts";
import { LateErrorDialog } from "@favilla/design-system/feedback/LateOverlays.tsx";
import { announce } from "@favilla/design-system/feedback/LiveRegion.tsx";
import { PanelBoundary } from "@favilla/design-system/feedback/PanelBoundary.tsx";
import { Skeleton } from "@favilla/design-system/feedback/Skeleton.tsx";
import { SkeletonGroup } from "@favilla/design-system/feedback/SkeletonGroup.tsx";
import { blankValue } from "@favilla/design-system/supplies/blankValue.ts";
import type { DetailedSupply } from "@favilla/design-system/supplies/detailedSupply.ts";
import { supplyPageMessages } from "@favilla/design-system/supplies/pagesMessages.it.ts";
import { SupplyDataValue } from "@favilla/design-system/supplies/SupplyDataValue.tsx";
import { SupplyNews } from "@favilla/design-system/supplies/SupplyNews.tsx";
import { type KnownSupply, SupplyView, type SupplyViewProps } from "@favilla/design-system/supplies/SupplyView.tsx";
import { addressBelowName, displayName, isStarting } from "@favilla/design-system/supplies/supply.ts";
import { type SupplyPanel, supplyPanels } from "@favilla/design-system/supplies/supplyPanels.ts";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { type ReactNode, Suspense, useMemo, useState } from "react";
import { config } from "../../../platform/config/config.ts";
import { errorsMessages } from "../../../platform/errors/messages.it.ts";
import { useErrorWords } from "../../../platform/errors/useErrorWords.ts";
import { part } from "../../../platform/loading/part.ts";
import { usePart } from "../../../platform/loading/usePart.ts";
import { useUpdate } from "../../../platform/loading/useUpdate.ts";
import { pagesMessages } from "../../../platform/pages/messages.it.ts";
import type { PanelId } from "../supplyPath.ts";
import { usePanels } from "./usePanels.ts";
import { useSupplyDetail } from "./useSupplyDetail.ts";

const renamePart = part("RenameDialog", () => import("@favilla/design-system/supplies/RenameDialog.tsx"));
const dataPart = part("SupplyData", () => import("@favilla/design-system/supplies/SupplyData.tsx"));

/** Placeholder of the news of a supply. One that is not active yet has neither bill nor month. */
const NewsSkeleton = ({ starting = false }) => (
  <SupplyNews
    bill={starting ? null : <LastBillSkeleton />}
    month={starting ? undefined : <LastMonthSkeleton />}
    ways={(config().features.contract ? 5 : 4) - Number(starting)}
  />
);

type OfSupply = (supply: DetailedSupply) => ReactNode;

/** The parts that other rooms draw for a supply. */
export interface SupplySlots {
  /** The newest bill, the newest month and the ways on. */
  news: OfSupply;
  panels: Readonly<Record<Exclude<SupplyPanel, "data">, OfSupply>>;
  /** The present values of panels, in one line. */
  values: Readonly<Record<"payment" | "delivery" | "cadastral", OfSupply>>;
}

interface SupplyContentProps extends Pick<SupplyViewProps, "back" | "headingLevel" | "missing"> {
  id: string;
  slots: SupplySlots;
}

/** One supply, on its page or beside the list: `SupplyView` with what the servers say, and the panels of other rooms. */
export function SupplyContent({ id, slots, ...rest }: SupplyContentProps) {
  const { panels: others } = slots;
  const words = useMessages(supplyPageMessages);
  const { supplyDetail: title } = useMessages(pagesMessages);
  const { network } = useMessages(errorsMessages);
  const errorWords = useErrorWords();
  const { load, rename } = useSupplyDetail(id);
  const supply = loadedData(load);
  const panels = usePanels();
  const [renaming, setRenaming] = useState(false);
  const dialog = usePart(renamePart);
  const { update, send, reset } = useUpdate(async (name: string) => {
    await rename(name);
    return name;
  });
  const serverErrors = useMemo(
    () => (update.state === "UpdateFailure" ? { name: errorWords(update.error) } : undefined),
    [update, errorWords],
  );

  const panel = (panelId: PanelId, content: () => ReactNode) =>
    supply &&
    panels.opened.has(panelId) && (
      <PanelBoundary>
        <Suspense fallback={<PanelSkeleton />}>{content()}</Suspense>
      </PanelBoundary>
    );
  const close = () => {
    reset();
    setRenaming(false);
  };
  const save = async (name: string) => {
    if (name === supply?.nickname) return close();
    if ((await send(name)) === undefined) return;
    close();
    announce(words.renamed);
  };
  return (
    <SupplyView
      {...rest}
      title={title}
      load={load.state === "Loaded" ? { state: "Loaded", data: headOf(load.data) } : load}
      newsLoading={<NewsSkeleton />}
      openPanel={panels.first}
      onTogglePanel={panels.toggle}
      news={
        supply && (
          <PanelBoundary>
            <Suspense
              fallback={
                <SkeletonGroup>
                  <NewsSkeleton starting={isStarting(supply)} />
                </SkeletonGroup>
              }
            >
              {slots.news(supply)}
            </Suspense>
          </PanelBoundary>
        )
      }
      values={
        supply && {
          payment: value(slots.values.payment(supply)),
          delivery: value(slots.values.delivery(supply)),
          data: <SupplyDataValue commodity={supply.commodity} pod={supply.pod} pdr={supply.pdr} committedPower={supply.committedPower} />,
          addresses: words.addressesValue,
          cadastral: value(slots.values.cadastral(supply)),
        }
      }
      onRename={() => dialog.load(() => setRenaming(true))}
      renameLoading={dialog.loading}
      panels={{
        payment: panel(supplyPanels.payment, () => supply && others.payment(supply)),
        delivery: panel(supplyPanels.delivery, () => supply && others.delivery(supply)),
        data: panel(supplyPanels.data, () => supply && <dataPart.Component supply={supply} />),
        addresses: panel(supplyPanels.addresses, () => supply && others.addresses(supply)),
        cadastral: panel(supplyPanels.cadastral, () => supply && others.cadastral(supply)),
      }}
    >
      {supply && dialog.module && (
        <dialog.module.RenameDialog
          open={renaming}
          name={supply.nickname ?? ""}
          busy={update.state === "Updating"}
          serverErrors={serverErrors}
          onSave={save}
          onClose={close}
        />
      )}
      <LateErrorDialog open={dialog.failed} title={words.partFailed} description={network} onClose={dialog.dismiss} />
    </SupplyView>
  );
}

const headOf = (supply: DetailedSupply): KnownSupply => ({
  commodity: supply.commodity,
  name: displayName(supply),
  address: addressBelowName(supply),
  status: supply.status,
});

/** The line of a value keeps its height while the value is loading. */
const value = (content: ReactNode) => <Suspense fallback={blankValue}>{content}</Suspense>;

const PanelSkeleton = () => (
  <SkeletonGroup>
    <Skeleton shape="control" height="14rem" />
  </SkeletonGroup>
);
