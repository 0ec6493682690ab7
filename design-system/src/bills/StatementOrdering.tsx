import { Button } from "../actions/Button.tsx";
import { Alert } from "../feedback/Alert.tsx";
import { Progress } from "../feedback/Progress.tsx";
import { Stack } from "../layout/Stack.tsx";
import { fill, useMessages } from "../theme/messages.ts";
import { useNumberFormats } from "../theme/numbers.ts";
import { statementPageMessages } from "./statementPageMessages.it.ts";

/** Number of documents that have come, and of all that match. */
export interface StatementProgress {
  fetched: number;
  total: number;
}

/** State of an order for which more documents must be read than are shown. */
export interface Ordering {
  /** Unset if nothing more is needed. */
  state: "Unset" | "Loading" | "LoadFailure";
  progress?: StatementProgress | undefined;
  retry?: (() => void) | undefined;
}

interface StatementOrderingProps extends Ordering {
  /** True if the documents are read to be chosen, not for another order. @default false */
  isChoice?: boolean | undefined;
  onCancel: () => void;
}

/** Says above the documents how many of them have been read for another order, or to be chosen, or that this has failed. */
export function StatementOrdering({ state, progress, retry, isChoice = false, onCancel }: StatementOrderingProps) {
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
        label={isChoice ? words.taking : words.ordering}
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
