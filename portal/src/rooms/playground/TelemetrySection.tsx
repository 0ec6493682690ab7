import { Button } from "@favilla/design-system/actions/Button.tsx";
import { useFormats } from "@favilla/design-system/data/useFormats.ts";
import { Card } from "@favilla/design-system/layout/Card.tsx";
import { Inline, Stack } from "@favilla/design-system/layout/Stack.tsx";
import { Heading } from "@favilla/design-system/text/Heading.tsx";
import { Text } from "@favilla/design-system/text/Text.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { playgroundMessages } from "./messages.it.ts";
import { Section } from "./Section.tsx";
import { fetchTelemetry, switchTelemetry } from "./sandbox.ts";

const shownEvents = 20;

/** Events that the sandbox has received as a collector. The portal reads its configuration at the start, so the switch reloads the page. */
export function TelemetrySection() {
  const words = useMessages(playgroundMessages);
  const { formatDate } = useFormats();
  return (
    <Section title={words.telemetry} text={words.telemetryText} name="telemetry" fetch={fetchTelemetry}>
      {({ on, events }, reload) => (
        <>
          {events.length === 0 && <Text>{on ? words.telemetryEmpty : words.telemetryOff}</Text>}
          {events.slice(0, shownEvents).map(({ id, time, name, attributes }) => (
            <Card key={id}>
              <Stack gap={2}>
                <Heading headingLevel={3}>{name}</Heading>
                <Text tone="muted" size="small">
                  {formatDate(time) ?? time}
                </Text>
                <Text size="small">
                  {Object.entries(attributes)
                    .map(([key, value]) => `${key}: ${value}`)
                    .join(" · ")}
                </Text>
              </Stack>
            </Card>
          ))}
          <Inline>
            <Button
              variant="secondary"
              size="small"
              onClick={async () => {
                await switchTelemetry(!on);
                window.location.reload();
              }}
            >
              {on ? words.telemetryStop : words.telemetryStart}
            </Button>
            {on && (
              <Button variant="secondary" size="small" onClick={reload}>
                {words.telemetryRefresh}
              </Button>
            )}
          </Inline>
        </>
      )}
    </Section>
  );
}
