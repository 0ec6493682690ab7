import { Loaded } from "@favilla/design-system/data/Loaded.tsx";
import { ServerErrorPanel } from "@favilla/design-system/feedback/ServerErrorPanel.tsx";
import { SkeletonGroup } from "@favilla/design-system/feedback/SkeletonGroup.tsx";
import { Stack } from "@favilla/design-system/layout/Stack.tsx";
import { Heading } from "@favilla/design-system/text/Heading.tsx";
import { Text } from "@favilla/design-system/text/Text.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import type { ReactNode } from "react";
import useSWR from "swr";
import { toLoad } from "../../platform/loading/load.ts";
import { playgroundMessages } from "./messages.it.ts";

interface SectionProps<T> {
  title: string;
  text?: string | undefined;
  /** Name and function of the request to the sandbox. */
  name: string;
  fetch: () => Promise<T>;
  /** Renders the data. `reload` requests them again. */
  children: (data: T, reload: () => Promise<unknown>) => ReactNode;
}

/** A section of the playground with its heading and data from the sandbox. */
export function Section<T>({ title, text, name, fetch, children }: SectionProps<T>) {
  const words = useMessages(playgroundMessages);
  const answer = useSWR(`sandbox ${name}`, fetch, { shouldRetryOnError: false });
  return (
    <Stack as="section" gap={4}>
      <Heading headingLevel={2}>{title}</Heading>
      {text && <Text tone="muted">{text}</Text>}
      <Loaded
        load={toLoad(answer)}
        loading={<SkeletonGroup />}
        failure={({ retry }) => <ServerErrorPanel title={words.unavailable} description={words.unavailableText} onRetry={retry} />}
      >
        {(data) => children(data, () => answer.mutate())}
      </Loaded>
    </Stack>
  );
}
