import { Skeleton } from "@favilla/design-system/feedback/Skeleton.tsx";
import { SkeletonGroup } from "@favilla/design-system/feedback/SkeletonGroup.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { columns } from "./home.css.ts";
import { homeMessages } from "./messages.it.ts";

/** The shape of the home page while its data load. */
export function HomeSkeleton() {
  const words = useMessages(homeMessages);
  return (
    <SkeletonGroup label={words.loading}>
      <div className={columns}>
        <Skeleton shape="control" height="13.25rem" />
        <Skeleton shape="control" height="12rem" />
        <Skeleton shape="control" height="16rem" />
        <Skeleton shape="control" height="16rem" />
      </div>
    </SkeletonGroup>
  );
}
