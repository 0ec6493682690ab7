import { Card } from "../layout/Card.tsx";
import { Grid, Stack } from "../layout/Stack.tsx";
import { Heading } from "../text/Heading.tsx";
import { Text } from "../text/Text.tsx";
import { fill, useMessages } from "../theme/messages.ts";
import { storedMessages } from "./storedMessages.it.ts";
import type { StoredThing } from "./storedThing.ts";

export interface StoredThingsProps {
  /** True if cookies hold the session's tokens (AC-36). */
  cookies: boolean;
  stored: readonly StoredThing[];
}

/** A card for each thing that is stored in the browser. */
export function StoredThings({ cookies, stored }: StoredThingsProps) {
  const words = useMessages(storedMessages);
  return (
    <Grid>
      {cookies && <Thing title={words.tokensTitle} text={words.tokensText} time={words.tokensTime} place={words.tokensPlace} />}
      {stored.map((thing) => (
        <Thing
          key={thing.key}
          title={thing.name ? words[`${thing.name}Title`] : thing.title}
          text={thing.name ? words[`${thing.name}Text`] : thing.text}
          time={thing.name ? words[`${thing.name}Time`] : thing.time}
          place={`${words[thing.place]} ${fill(words.name, { key: thing.key.replace(/\.$/, "") })}`}
        />
      ))}
    </Grid>
  );
}

const Thing = ({ title, text, time, place }: Readonly<Record<"title" | "text" | "time" | "place", string>>) => (
  <Card>
    <Stack gap={2}>
      <Heading headingLevel={3}>{title}</Heading>
      <Text>{text}</Text>
      <Text>{time}</Text>
      <Text size="small" tone="muted">
        {place}
      </Text>
    </Stack>
  </Card>
);
