import { DescriptionList } from "@favilla/design-system/data/DescriptionList.tsx";
import { Card } from "@favilla/design-system/layout/Card.tsx";
import { Stack } from "@favilla/design-system/layout/Stack.tsx";
import { Text } from "@favilla/design-system/text/Text.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { playgroundMessages } from "./messages.it.ts";
import { Section } from "./Section.tsx";
import { fetchNewcomers } from "./sandbox.ts";

/** Codes of people without an account, to try the registration. */
export function Newcomers() {
  const words = useMessages(playgroundMessages);
  return (
    <Section title={words.newcomers} text={words.newcomersText} name="client-codes" fetch={fetchNewcomers}>
      {(people) =>
        people.map(({ clientCode, fiscalCode, email, shows }) => (
          <Card key={clientCode}>
            <Stack gap={2}>
              <Text>{shows}</Text>
              <DescriptionList
                items={[
                  { label: words.clientCode, value: clientCode },
                  { label: words.fiscalCode, value: fiscalCode },
                  { label: words.email, value: email },
                ]}
              />
            </Stack>
          </Card>
        ))
      }
    </Section>
  );
}
