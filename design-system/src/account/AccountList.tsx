import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { LoadedList } from "../data/LoadedList.tsx";
import { group } from "../data/RowGroup.css.ts";
import { PendingIllustration } from "../feedback/illustrations/PendingIllustration.tsx";
import { AccountListSkeleton } from "./AccountListSkeleton.tsx";

type AnyList = ComponentPropsWithoutRef<typeof LoadedList>;

interface Props extends Omit<AnyList, "skeleton" | "illustration" | "listClassName"> {
  /** @default rows in one card */
  listClassName?: string | undefined;
  words: AnyList["words"] & { readonly loading: string };
}

/** Rows of notifications or requests in one card for each group. Internal: the lists of this room are built on it. State: `data-state`. */
export const AccountList = forwardRef<HTMLDivElement, Props>(function AccountList({ listClassName = group, ...props }, ref) {
  return (
    <LoadedList
      {...props}
      ref={ref}
      listClassName={listClassName}
      skeleton={<AccountListSkeleton label={props.words.loading} />}
      illustration={<PendingIllustration />}
    />
  );
});
