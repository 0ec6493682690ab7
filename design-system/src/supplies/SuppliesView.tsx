import { type ReactNode, Suspense } from "react";
import { Loaded } from "../data/Loaded.tsx";
import type { Load } from "../data/load.ts";
import { EmptyState } from "../feedback/EmptyState.tsx";
import { PanelBoundary } from "../feedback/PanelBoundary.tsx";
import { PageHeader, type PageHeaderProps } from "../layout/PageHeader.tsx";
import { pending } from "../layout/pending.css.ts";
import { lateComponent } from "../theme/lateComponent.ts";
import { useMessages } from "../theme/messages.ts";
import { suppliesPageMessages } from "./pagesMessages.it.ts";
import { SupplyList, type SupplyListProps } from "./SupplyList.tsx";
import type { SupplyBeside } from "./SupplyListDetail.tsx";
import { SupplyListSkeleton } from "./SupplyListSkeleton.tsx";

/** Number of supplies shown at first, and added by each press. */
const suppliesPerPress = 10;

export interface SuppliesViewProps extends Pick<PageHeaderProps, "title" | "back"> {
  /** All supplies in display order, with unique `id`s. */
  load: Load<SupplyListProps["supplies"]>;
  /** A search whose text is kept elsewhere, such as in the page's address. @default a search that starts empty */
  search?: Pick<SupplyListProps, "defaultQuery" | "onQuery"> | undefined;
  /** Draws one supply beside the list, where the window has room for both (`useWideWindow`). @default the list alone */
  beside?: SupplyBeside | undefined;
  /** Draws ten supplies and more as a table (`SuppliesTable`), in windows that have room for it. @default as fewer are */
  table?: ((supplies: SupplyListProps["supplies"]) => ReactNode) | undefined;
}

/** From so many supplies on they are a table: those of an administrator. */
export const suppliesInTable = 10;

/** Loaded in windows that have room for it. */
const SupplyListDetail = lateComponent(() => import("./SupplyListDetail.tsx"), "SupplyListDetail");

/** The page of all supplies (SU-01), by address, with a search if there are many. */
export function SuppliesView({ title, back, load, search, beside, table }: SuppliesViewProps) {
  const words = useMessages(suppliesPageMessages);
  return (
    <>
      <PageHeader title={title} back={back} />
      <PanelBoundary>
        <Loaded
          load={load}
          loading={<SupplyListSkeleton label={words.loading} />}
          empty={<EmptyState title={words.noneTitle} description={words.noneText} />}
          failedTitle={words.failed}
        >
          {(supplies) => {
            if (table && supplies.length >= suppliesInTable)
              return <Suspense fallback={<div className={pending} />}>{table(supplies)}</Suspense>;
            if (!beside) return <SupplyList supplies={supplies} step={suppliesPerPress} {...search} />;
            return (
              <Suspense fallback={<div className={pending} />}>
                <SupplyListDetail supplies={supplies} step={suppliesPerPress} {...search} {...beside} />
              </Suspense>
            );
          }}
        </Loaded>
      </PanelBoundary>
    </>
  );
}
