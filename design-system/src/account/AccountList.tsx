import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { LoadedList } from "../data/LoadedList.tsx";
import { group } from "../data/RowGroup.css.ts";
import { PendingIllustration } from "../feedback/illustrations/PendingIllustration.tsx";
import { AccountListSkeleton, EntriesSkeleton, type EntryLine } from "./AccountListSkeleton.tsx";

type AnyList = ComponentPropsWithoutRef<typeof LoadedList>;

interface Props extends Omit<AnyList, "skeleton" | "illustration" | "listClassName"> {
  /** @default rows in one card */
  listClassName?: string | undefined;
  words: AnyList["words"] & { readonly loading: string };
  /** Lines of an entry below its title, for entries that have no glyph. @default rows with a glyph */
  entry?: readonly EntryLine[] | undefined;
}

/** Rows of notifications or requests in one card for each group. Internal: the lists of this room are built on it. State: `data-state`. */
export const AccountList = forwardRef<HTMLDivElement, Props>(function AccountList({ listClassName = group, entry, ...props }, ref) {
  return (
    <LoadedList
      {...props}
      ref={ref}
      listClassName={listClassName}
      skeleton={entry ? <EntriesSkeleton label={props.words.loading} lines={entry} /> : <AccountListSkeleton label={props.words.loading} />}
      illustration={<PendingIllustration />}
    />
  );
});
