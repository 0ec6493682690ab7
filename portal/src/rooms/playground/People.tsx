import { Button } from "@favilla/design-system/actions/Button.tsx";
import { Alert } from "@favilla/design-system/feedback/Alert.tsx";
import { Card } from "@favilla/design-system/layout/Card.tsx";
import { Inline, Stack } from "@favilla/design-system/layout/Stack.tsx";
import { Heading } from "@favilla/design-system/text/Heading.tsx";
import { Text } from "@favilla/design-system/text/Text.tsx";
import { fill, useMessages } from "@favilla/design-system/theme/messages.ts";
import { useNavigate } from "react-router";
import { hrefTo } from "../../platform/pages/paths.ts";
import { useLogin } from "../access/signIn/useLogin.ts";
import { playgroundMessages } from "./messages.it.ts";
import { Section } from "./Section.tsx";
import { fetchSignIns, type SignIn } from "./sandbox.ts";

export function People() {
  const words = useMessages(playgroundMessages);
  const { signIn, failure } = useLogin();
  const navigate = useNavigate();
  const enter = async ({ email, password }: SignIn) => {
    if (await signIn(email, password)) await navigate(hrefTo("home"));
  };
  return (
    <Section title={words.people} name="sign-ins" fetch={fetchSignIns}>
      {(people) => (
        <>
          {failure && (
            <Alert tone="negative" live="assertive" title={words.failed}>
              {failure.message}
            </Alert>
          )}
          {people.map((person) => (
            <Card key={person.email}>
              <Inline spread gap={4}>
                <Stack gap={1}>
                  <Heading headingLevel={3}>{person.email}</Heading>
                  <Text tone="muted">{person.shows}</Text>
                </Stack>
                <Button
                  variant="secondary"
                  size="small"
                  aria-label={fill(words.signInAs, { name: person.email })}
                  onClick={() => enter(person)}
                >
                  {words.signIn}
                </Button>
              </Inline>
            </Card>
          ))}
        </>
      )}
    </Section>
  );
}
