import type { Load } from "../data/load.ts";
import { ServerErrorPanel } from "../feedback/ServerErrorPanel.tsx";
import { Skeleton } from "../feedback/Skeleton.tsx";
import { SkeletonGroup } from "../feedback/SkeletonGroup.tsx";
import { Panel } from "../layout/Card.tsx";
import { Stack } from "../layout/Stack.tsx";
import type { ReactNode } from "react";
import { useErrorWords } from "../../../portal/src/platform/errors/useErrorWords.ts";

interface ProfilePanelProps<T> {
  load: Load<T>;
  /** Number of lines of the placeholder. */
  lines: number;
  /** Text while loading, and title of the failed state. */
  loading: string;
  failed: string;
  /** Shown if there are no data. Omit it if there always are. */
  empty?: ReactNode;
  children: (data: T) => ReactNode;
}

/** The content of a profile page in each loading state. */
export function ProfilePanel<T>({ load, lines, loading, failed, empty, children }: ProfilePanelProps<T>) {
  const errorWords = useErrorWords();
  switch (load.state) {
    case "Unset":
    case "Loading":
      return (
        <SkeletonGroup label={loading}>
          <Panel narrow>
            <Stack gap={5}>
              {Array.from({ length: lines }, (_, line) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: shapes without a name of their own.
                <Skeleton key={line} width={line % 2 === 0 ? "22rem" : "16rem"} height="1lh" />
              ))}
            </Stack>
          </Panel>
        </SkeletonGroup>
      );
    case "LoadFailure":
      return <ServerErrorPanel title={failed} description={errorWords(load.error)} onRetry={load.retry} />;
    case "NoDataFound":
      return empty;
    case "Loaded":
      return children(load.data);
  }
}
