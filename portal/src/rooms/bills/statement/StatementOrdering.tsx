import { Button } from "@favilla/design-system/actions/Button.tsx";
import { Alert } from "@favilla/design-system/feedback/Alert.tsx";
import { Progress } from "@favilla/design-system/feedback/Progress.tsx";
import { Stack } from "@favilla/design-system/layout/Stack.tsx";
import { fill, useMessages } from "@favilla/design-system/theme/messages.ts";
import { useNumberFormats } from "@favilla/design-system/theme/numbers.ts";
import { statementPageMessages } from "./statementMessages.it.ts";
import type { Ordering } from "./useStatement.ts";

/** Says above the documents how many of them have been read for another order, or that this has failed. */
export function StatementOrdering({ state, progress, retry, onCancel }: Ordering & { onCancel: () => void }) {
  const words = useMessages(statementPageMessages);
  const { formatNumber } = useNumberFormats();
  if (state === "Unset") return null;
  if (state === "LoadFailure")
    return (
      <Alert
        tone="negative"
        live="assertive"
        title={words.orderFailed}
        action={
          <Button size="small" variant="secondary" onClick={retry}>
            {words.retry}
          </Button>
        }
      >
        {words.orderFailedText}
      </Alert>
    );
  const { fetched = 0, total = 0 } = progress ?? {};
  return (
    <Stack gap={2}>
      <Progress
        label={words.ordering}
        value={fetched}
        max={Math.max(1, total)}
        valueText={fill(words.exported, { count: formatNumber(fetched), total: formatNumber(total) })}
      />
      <p>
        <Button size="small" variant="secondary" onClick={onCancel}>
          {words.cancelOrder}
        </Button>
      </p>
    </Stack>
  );
}
