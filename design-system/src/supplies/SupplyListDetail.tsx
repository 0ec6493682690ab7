import type { ReactNode } from "react";
import { GroupedRows } from "../data/GroupedRows.tsx";
import { ListDetail } from "../layout/ListDetail.tsx";
import { useMessages } from "../theme/messages.ts";
import { groupByAddress } from "./findSupplies.ts";
import { suppliesMessages } from "./messages.it.ts";
import { suppliesPageMessages } from "./pagesMessages.it.ts";
import type { SupplyListProps } from "./SupplyList.tsx";
import { SupplyRow } from "./SupplyRow.tsx";
import { SupplySearch } from "./SupplySearch.tsx";

/** The supply that a page's address opens beside the list. */
export interface SupplyBeside {
  /** Its id in the address, or null. Without one the first is chosen. */
  opened: string | null;
  /** Called with the id of the supply that is chosen: put it into the address. */
  onOpen: (id: string) => void;
  /** Draws the supply with this id: a `SupplyView` with `headingLevel` 2. */
  detailOf: (id: string) => ReactNode;
}

interface SupplyListDetailProps extends SupplyBeside, Pick<SupplyListProps, "supplies" | "defaultQuery" | "onQuery" | "step"> {}

const rowOf = (frame: HTMLElement, index: number) => frame.querySelectorAll<HTMLElement>("a[data-row]")[index];

/** The supplies with the chosen one beside the list, from 1200 px on. A search leaves the chosen one where it is. Internal: `SuppliesView` draws it. */
export function SupplyListDetail({ supplies, opened, onOpen, detailOf, ...search }: SupplyListDetailProps) {
  const words = useMessages(suppliesMessages);
  const pageWords = useMessages(suppliesPageMessages);
  const groups = groupByAddress(supplies);
  const ordered = groups.flatMap(([, group]) => group);
  const isGrouped = groups.length < supplies.length && supplies.length > 1;
  const shown = opened ?? ordered[0]?.id;
  return (
    <ListDetail
      listLabel={words.list}
      detailLabel={pageWords.chosen}
      shown={shown}
      onShow={onOpen}
      list={(current) => {
        const rowsOf = (group: SupplyListProps["supplies"]) =>
          group.map((supply) => (
            <SupplyRow key={supply.id} supply={supply} withAddress={!isGrouped} beside aria-current={supply.id === current || undefined} />
          ));
        return (
          <SupplySearch {...search} supplies={ordered} findItem={rowOf}>
            {(found) =>
              found.length > 0 && (
                <GroupedRows
                  label={words.list}
                  groups={
                    isGrouped
                      ? groupByAddress(found).map(([address, group]) => ({ title: address || words.noAddress, rows: rowsOf(group) }))
                      : [{ title: "", rows: rowsOf(found) }]
                  }
                />
              )
            }
          </SupplySearch>
        );
      }}
      detail={shown !== undefined && detailOf(shown)}
    />
  );
}
