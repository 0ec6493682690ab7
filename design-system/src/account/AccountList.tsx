import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { LoadedList } from "../data/LoadedList.tsx";
import { PendingIllustration } from "../feedback/illustrations/PendingIllustration.tsx";
import { AccountListSkeleton } from "./AccountListSkeleton.tsx";

type AnyList = ComponentPropsWithoutRef<typeof LoadedList>;

interface Props extends Omit<AnyList, "skeleton" | "illustration"> {
  words: AnyList["words"] & { readonly loading: string };
}

/** Rows of notifications or requests in one card for each group. Internal: the lists of this room are built on it. State: `data-state`. */
export const AccountList = forwardRef<HTMLDivElement, Props>(function AccountList(props, ref) {
  return (
    <LoadedList
      {...props}
      ref={ref}
      skeleton={<AccountListSkeleton label={props.words.loading} />}
      illustration={<PendingIllustration />}
    />
  );
});
