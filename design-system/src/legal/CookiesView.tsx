import { Card } from "../layout/Card.tsx";
import { PageHeader, type PageHeaderProps } from "../layout/PageHeader.tsx";
import { Grid, Stack } from "../layout/Stack.tsx";
import { Heading } from "../text/Heading.tsx";
import { Link } from "../text/Link.tsx";
import { Text } from "../text/Text.tsx";
import { fill, useMessages } from "../theme/messages.ts";
import { policyMessages } from "./policyMessages.it.ts";
import type { StoredThing } from "./storedThing.ts";

export interface CookiesViewProps extends Pick<PageHeaderProps, "title" | "back"> {
  /** True if cookies hold the session's tokens (AC-36). */
  cookies: boolean;
  /** All that the site stores in the browser beside the cookies of the session. */
  stored: readonly StoredThing[];
  /** True if addresses are suggested, which uses an external service. */
  maps: boolean;
  /** True if reports about errors and speed are sent (AP-23). */
  telemetry: boolean;
  /** Address of the privacy policy. */
  privacyHref: string;
}

/**
 * The data stored in the customer's browser. They are technical only, so there is no consent banner, but they must be explained (Garante,
 * 10 June 2021).
 */
export function CookiesView({ cookies, stored, maps, telemetry, privacyHref, ...header }: CookiesViewProps) {
  const words = useMessages(policyMessages);
  return (
    <Stack gap={8}>
      <PageHeader {...header} description={words.cookiesText} />
      <Stack as="section" gap={3}>
        <Heading headingLevel={2}>{cookies ? words.technicalCookies : words.noCookies}</Heading>
        <Text>{cookies ? words.technicalCookiesText : words.noCookiesText}</Text>
        <Text>{words.noCookiesLaw}</Text>
      </Stack>
      <Stack as="section" gap={4}>
        <Heading headingLevel={2}>{words.stored}</Heading>
        <Grid>
          {cookies && (
            <Card>
              <Stack gap={2}>
                <Heading headingLevel={3}>{words.tokensTitle}</Heading>
                <Text>{words.tokensText}</Text>
                <Text>{words.tokensTime}</Text>
                <Text size="small" tone="muted">
                  {words.tokensPlace}
                </Text>
              </Stack>
            </Card>
          )}
          {stored.map((thing) => (
            <Card key={thing.key}>
              <Stack gap={2}>
                <Heading headingLevel={3}>{thing.name ? words[`${thing.name}Title`] : thing.title}</Heading>
                <Text>{thing.name ? words[`${thing.name}Text`] : thing.text}</Text>
                <Text>{thing.name ? words[`${thing.name}Time`] : thing.time}</Text>
                <Text size="small" tone="muted">
                  {words[thing.place]} {fill(words.name, { key: thing.key.replace(/\.$/, "") })}
                </Text>
              </Stack>
            </Card>
          ))}
        </Grid>
      </Stack>
      <Stack as="section" gap={3}>
        <Heading headingLevel={2}>{words.others}</Heading>
        {maps && <Text>{words.othersMaps}</Text>}
        {telemetry && <Text>{words.othersTelemetry}</Text>}
        {!maps && !telemetry && <Text>{words.othersNone}</Text>}
      </Stack>
      <Stack as="section" gap={3}>
        <Heading headingLevel={2}>{words.clear}</Heading>
        <Text>{words.clearText}</Text>
        <Link href={privacyHref} icon="arrow">
          {words.privacy}
        </Link>
      </Stack>
    </Stack>
  );
}
