import { Loaded, type LoadedProps } from "../data/Loaded.tsx";
import { Skeleton } from "../feedback/Skeleton.tsx";
import { SkeletonGroup } from "../feedback/SkeletonGroup.tsx";
import { Panel } from "../layout/Card.tsx";
import { Stack } from "../layout/Stack.tsx";

interface ProfilePanelProps<T> extends Pick<LoadedProps<T>, "load" | "empty" | "failedTitle" | "children"> {
  /** Number of lines of the placeholder. */
  lines: number;
  /** Text while loading. */
  loading: string;
}

/** The content of an account page in each loading state. Internal. */
export function ProfilePanel<T>({ lines, loading, ...rest }: ProfilePanelProps<T>) {
  const skeleton = (
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
  return <Loaded {...rest} loading={skeleton} />;
}
