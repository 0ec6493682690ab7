import { ServerErrorPanel } from "@favilla/design-system/feedback/ServerErrorPanel.tsx";
import { Skeleton } from "@favilla/design-system/feedback/Skeleton.tsx";
import { SkeletonGroup } from "@favilla/design-system/feedback/SkeletonGroup.tsx";
import { Panel } from "@favilla/design-system/layout/Card.tsx";
import { Stack } from "@favilla/design-system/layout/Stack.tsx";
import type { ReactNode } from "react";
import { useErrorWords } from "../../platform/errors/useErrorWords.ts";
import type { Load } from "../../platform/loading/load.ts";

interface ProfilePanelProps<T> {
  load: Load<T>;
  /** How many lines it will have. */
  lines: number;
  /** Said while it loads, and when it could not be loaded. */
  loading: string;
  failed: string;
  /** Where there is nothing; without it there always is something. */
  empty?: ReactNode;
  children: (data: T) => ReactNode;
}

/** What a page of the profile shows, in each of its states. */
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
