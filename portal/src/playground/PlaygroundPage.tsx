import { Button } from "@favilla/design-system/actions/Button.tsx";
import { Alert } from "@favilla/design-system/feedback/Alert.tsx";
import { ServerErrorPanel } from "@favilla/design-system/feedback/ServerErrorPanel.tsx";
import { SkeletonGroup } from "@favilla/design-system/feedback/SkeletonGroup.tsx";
import { RadioGroup } from "@favilla/design-system/forms/RadioGroup.tsx";
import { Card } from "@favilla/design-system/layout/Card.tsx";
import { PageHeader } from "@favilla/design-system/layout/PageHeader.tsx";
import { Inline, Stack } from "@favilla/design-system/layout/Stack.tsx";
import { Heading } from "@favilla/design-system/text/Heading.tsx";
import { Text } from "@favilla/design-system/text/Text.tsx";
import { fill, useMessages } from "@favilla/design-system/theme/messages.ts";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import useSWR from "swr";
import { useLogin } from "../access/useLogin.ts";
import { toLoad } from "../app/load.ts";
import { pagesMessages } from "../app/messages.it.ts";
import { usePage } from "../app/usePage.ts";
import { playgroundMessages } from "./messages.it.ts";
import { fetchSignIns, type SignIn } from "./signIns.ts";

/** For development and demonstrations: signs in as any of the sandbox's customers, and changes the look. */
export default function PlaygroundPage() {
  const words = useMessages(playgroundMessages);
  const { playground } = useMessages(pagesMessages);
  usePage(playground);
  return (
    <>
      <PageHeader title={playground} description={words.description} />
      <LookSwitch />
      <People />
    </>
  );
}

const system = "system";

function LookSwitch() {
  const words = useMessages(playgroundMessages);
  const [mode, setMode] = useState(document.documentElement.dataset["mode"] ?? system);
  const choose = (next: string) => {
    setMode(next);
    if (next === system) delete document.documentElement.dataset["mode"];
    else document.documentElement.dataset["mode"] = next;
  };
  const options = [
    { value: system, label: words.modeSystem },
    { value: "light", label: words.modeLight },
    { value: "dark", label: words.modeDark },
    { value: "contrast", label: words.modeContrast },
  ];
  return <RadioGroup legend={words.mode} options={options} value={mode} onChange={choose} />;
}

function People() {
  const words = useMessages(playgroundMessages);
  const { signIn, failure } = useLogin();
  const navigate = useNavigate();
  const load = toLoad(useSWR("sign-ins", fetchSignIns, { shouldRetryOnError: false }));
  if (load.state === "LoadFailure") {
    return <ServerErrorPanel title={words.unavailable} description={words.unavailableText} onRetry={load.retry} />;
  }
  if (load.state !== "Loaded") return <SkeletonGroup />;
  const enter = async ({ email, password }: SignIn) => {
    if (await signIn(email, password)) navigate("/");
  };
  return (
    <Stack as="section" gap={4}>
      <Heading level={2}>{words.people}</Heading>
      {failure && (
        <Alert tone="negative" live="assertive" title={words.failed}>
          {failure.message}
        </Alert>
      )}
      {load.data.map((person) => (
        <Card key={person.email}>
          <Inline spread gap={4}>
            <Stack gap={1}>
              <Heading level={3}>{person.email}</Heading>
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
    </Stack>
  );
}
