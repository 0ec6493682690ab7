import { Button } from "@favilla/design-system/actions/Button.tsx";
import { useFormats } from "@favilla/design-system/data/useFormats.ts";
import { Card } from "@favilla/design-system/layout/Card.tsx";
import { Inline, Stack } from "@favilla/design-system/layout/Stack.tsx";
import { Heading } from "@favilla/design-system/text/Heading.tsx";
import { Link } from "@favilla/design-system/text/Link.tsx";
import { Text } from "@favilla/design-system/text/Text.tsx";
import { fill, useMessages } from "@favilla/design-system/theme/messages.ts";
import { playgroundMessages } from "./messages.it.ts";
import { Section } from "./Section.tsx";
import { fetchOutbox, type Message } from "./sandbox.ts";

export function Outbox() {
  const words = useMessages(playgroundMessages);
  return (
    <Section title={words.outbox} text={words.outboxText} name="outbox" fetch={fetchOutbox}>
      {(messages, reload) => (
        <>
          {messages.length === 0 && <Text>{words.outboxEmpty}</Text>}
          {messages.map((message) => (
            <MessageCard key={message.id} {...message} />
          ))}
          <Inline>
            <Button variant="secondary" size="small" onClick={reload}>
              {words.outboxRefresh}
            </Button>
          </Inline>
        </>
      )}
    </Section>
  );
}

function MessageCard({ to, sent, subject, text, link, code }: Message) {
  const words = useMessages(playgroundMessages);
  const { formatDate } = useFormats();
  return (
    <Card>
      <Stack gap={2}>
        <Heading headingLevel={3}>{subject}</Heading>
        <Text tone="muted" size="small">
          {fill(words.outboxTo, { to, moment: formatDate(sent) ?? sent })}
        </Text>
        <Text>{text}</Text>
        {code && <Text>{fill(words.outboxCode, { code })}</Text>}
        {link && <Link href={link}>{fill(words.outboxFollow, { subject })}</Link>}
      </Stack>
    </Card>
  );
}
