import { Card } from "../layout/Card.tsx";
import { PageHeader } from "../layout/PageHeader.tsx";
import { Grid, Stack } from "../layout/Stack.tsx";
import { Heading } from "../text/Heading.tsx";
import { Link } from "../text/Link.tsx";
import { Text } from "../text/Text.tsx";
import { fill, useMessages } from "../theme/messages.ts";
import { pagesMessages } from "../../../portal/src/platform/pages/messages.it.ts";
import { policyMessages } from "./policyMessages.it.ts";
import { storedThings } from "../../../portal/src/shell/legal/storedThings.ts";

interface CookiesViewProps {
  /** True if cookies hold the session's tokens (AC-36). */
  cookies: boolean;
  /** True if addresses are suggested, which uses an external service. */
  maps: boolean;
  /** True if reports about errors and speed are sent (AP-23). */
  telemetry: boolean;
  privacyPolicyUrl: string;
}

/**
 * The data stored in the customer's browser. They are technical only, so there is no consent banner, but they must be explained (Garante,
 * 10 June 2021).
 */
export function CookiesView({ cookies, maps, telemetry, privacyPolicyUrl }: CookiesViewProps) {
  const words = useMessages(policyMessages);
  const { cookies: title } = useMessages(pagesMessages);
  const things = storedThings.filter(({ name }) => cookies || name !== "signOut");
  return (
    <Stack gap={8}>
      <PageHeader title={title} description={words.cookiesText} />
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
          {things.map(({ key, place, name }) => (
            <Card key={key}>
              <Stack gap={2}>
                <Heading headingLevel={3}>{words[`${name}Title`]}</Heading>
                <Text>{words[`${name}Text`]}</Text>
                <Text>{words[`${name}Time`]}</Text>
                <Text size="small" tone="muted">
                  {words[place]} {fill(words.name, { key: key.replace(/\.$/, "") })}
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
        <Link href={privacyPolicyUrl} icon="arrow">
          {words.privacy}
        </Link>
      </Stack>
    </Stack>
  );
}
