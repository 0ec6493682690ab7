import { Button } from "@favilla/design-system/actions/Button.tsx";
import { WhyAmount } from "@favilla/design-system/bills/WhyAmount.tsx";
import type { Load } from "@favilla/design-system/data/load.ts";
import { Skeleton } from "@favilla/design-system/feedback/Skeleton.tsx";
import { SkeletonGroup } from "@favilla/design-system/feedback/SkeletonGroup.tsx";
import { Inline } from "@favilla/design-system/layout/Stack.tsx";
import { Text } from "@favilla/design-system/text/Text.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import type { Why } from "./useWhy.ts";
import { billWhyMessages } from "./whyMessages.it.ts";

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
