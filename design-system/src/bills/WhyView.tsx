import { Button } from "../actions/Button.tsx";
import { WhyAmount } from "./WhyAmount.tsx";
import type { Load } from "../data/load.ts";
import { Skeleton } from "../feedback/Skeleton.tsx";
import { SkeletonGroup } from "../feedback/SkeletonGroup.tsx";
import { Inline } from "../layout/Stack.tsx";
import { Text } from "../text/Text.tsx";
import { useMessages } from "../theme/messages.ts";
import type { Why } from "../../../portal/src/rooms/bills/why/useWhy.ts";
import { billWhyMessages } from "./whyPageMessages.it.ts";

/** The explanation of a bill's amount in each loading state, from plain data. */
export function WhyView({ load }: { load: Load<Why> }) {
  const words = useMessages(billWhyMessages);
  switch (load.state) {
    case "Unset":
    case "NoDataFound":
      return null;
    case "Loading":
      return (
        <SkeletonGroup label={words.whyLoading}>
          <Skeleton shape="control" height="36rem" />
        </SkeletonGroup>
      );
    case "LoadFailure":
      return (
        <Inline>
          <Text size="small" tone="negative">
            {words.whyFailed}
          </Text>
          <Button size="small" variant="secondary" onClick={load.retry}>
            {words.retry}
          </Button>
        </Inline>
      );
    case "Loaded":
      return <WhyAmount {...load.data} />;
  }
}
