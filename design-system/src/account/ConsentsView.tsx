import { type ConsentFacts, ConsentList } from "./ConsentList.tsx";
import type { Load } from "../data/load.ts";
import { Disclosure } from "../disclosure/Disclosure.tsx";
import { Panel } from "../layout/Card.tsx";
import { Stack } from "../layout/Stack.tsx";
import { ContentText } from "../text/ContentText.tsx";
import { Heading } from "../text/Heading.tsx";
import { Link } from "../text/Link.tsx";
import { Text } from "../text/Text.tsx";
import { useMessages } from "../theme/messages.ts";
import type { ReactNode } from "react";
import { pagesMessages } from "../../../portal/src/platform/pages/messages.it.ts";
import { ProfileFrame } from "./ProfileFrame.tsx";
import { ProfilePanel } from "./ProfilePanel.tsx";
import { profileMessages } from "./profileMessages.it.ts";
import type { ConsentName } from "../../../portal/src/rooms/account/consents/consents.ts";
import type { ConsentMarks, ConsentsToShow } from "../../../portal/src/rooms/account/consents/privacyTexts.ts";

export interface ConsentsViewProps {
  load: Load<ConsentsToShow>;
  marks: ConsentMarks;
  onChange: (name: ConsentName, given: boolean) => void;
  /** Address of the full privacy notice. */
  privacyPolicyUrl: string;
}

/** A switch for each consent, from plain data. The privacy notice is separate, because reading it is not a consent. */
export function ConsentsView({ load, ...rest }: ConsentsViewProps) {
  const words = useMessages(profileMessages);
  const { consents } = useMessages(pagesMessages);
  return (
    <ProfileFrame title={consents} description={words.consentsText}>
      <ProfilePanel load={load} lines={8} loading={words.consentsLoading} failed={words.consentsFailed}>
        {(data) => <Switches {...data} {...rest} />}
      </ProfilePanel>
    </ProfileFrame>
  );
}

const paragraphs = (text: string) => text.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== "");

function Switches({ consents, texts, marks, onChange, privacyPolicyUrl }: ConsentsToShow & Omit<ConsentsViewProps, "load">) {
  const words = useMessages(profileMessages);
  const facts = (name: ConsentName, label: ReactNode, purpose: ReactNode): ConsentFacts => ({
    name,
    label,
    purpose,
    given: consents[name],
    pending: marks[name] === "pending",
    failed: marks[name] === "failed",
  });
  const change = (name: string, given: boolean) => onChange(name as ConsentName, given);
  return (
    <Stack gap={5}>
      <Panel as="section" narrow>
        <Stack gap={4}>
          <Heading headingLevel={2}>{words.informativa}</Heading>
          <Disclosure summary={words.informativaText}>
            <Stack gap={3}>
              {paragraphs(texts.informativa.text).map((paragraph) => (
                <Text key={paragraph}>
                  <ContentText>{paragraph}</ContentText>
                </Text>
              ))}
              <Link href={privacyPolicyUrl} icon="arrow">
                {words.informativaWhole}
              </Link>
            </Stack>
          </Disclosure>
          <ConsentList
            aria-label={words.informativa}
            consents={[facts("informativa", words.informativaRead, words.informativaPurpose)]}
            onChange={change}
          />
        </Stack>
      </Panel>
      <Panel as="section" narrow>
        <Stack gap={4}>
          <Heading headingLevel={2}>{words.consents}</Heading>
          <Text tone="muted">{words.consentsFree}</Text>
          <ConsentList
            aria-label={words.consents}
            consents={texts.consents.map(({ name, title, text }) =>
              facts(name, <ContentText>{title}</ContentText>, <ContentText>{text}</ContentText>),
            )}
            onChange={change}
          />
        </Stack>
      </Panel>
    </Stack>
  );
}
